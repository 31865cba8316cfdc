// Two clients a table of tic-tac-toe on Colyseus, with its own client library.
"use strict";

const { Client } = require("@colyseus/sdk");
const { randomEmpty } = require("../tic-tac-toe");
const { run } = require("../measure");

class Player {
  constructor(room) {
    this.room = room;
    this.changed = () => {};
    room.onStateChange(() => this.changed());
  }

  /** Waits until so many moves have been made. */
  until(moves) {
    return new Promise((resolve) => {
      this.changed = () => this.room.state?.moves >= moves && resolve();
      this.changed();
    });
  }

  bytesReceived() {
    return this.room.connection.transport.ws._socket.bytesRead;
  }
}

class Table {
  constructor(port) {
    this.client = new Client(`ws://127.0.0.1:${port}`);
    this.players = [];
  }

  async open() {
    const first = await this.client.create("tic-tac-toe");
    const second = await this.client.joinById(first.roomId);
    this.players = [first, second].map((room) => new Player(room));
    for (const player of this.players) await player.until(0);
  }

  /** One action; the time until its acknowledgement comes back. */
  async act() {
    const { moves, cells } = this.players[0].room.state;
    const player = this.players[moves % 2];
    const started = performance.now();
    player.room.send("mark", randomEmpty(Array.from(cells, Number)));
    await player.until(moves + 1);
    const took = performance.now() - started;
    for (const other of this.players) await other.until(moves + 1);
    return took;
  }

  bytesReceived() {
    return this.players.reduce((sum, player) => sum + player.bytesReceived(), 0);
  }
}

run((port) => new Table(port));
