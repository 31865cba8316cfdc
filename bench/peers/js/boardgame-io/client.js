// Two clients a table of tic-tac-toe on boardgame.io. They speak its protocol (socket.io 4) themselves, which costs the
// client less than the library's own, so that the server is what is measured.
"use strict";

const WebSocket = require("ws");
const { isOver, randomEmpty } = require("../tic-tac-toe");
const { run } = require("../measure");

const NAMESPACE = "/tic-tac-toe,";
const EVENT = `42${NAMESPACE}`;
let matches = 0;

class Player {
  constructor(port, seat) {
    this.seat = String(seat);
    this.match = null;
    this.state = null;
    this.changed = () => {};
    this.ready = new Promise((resolve, reject) => {
      this.socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
      this.socket.on("error", reject);
      this.socket.on("message", (data) => this.hear(data.toString(), resolve));
    });
  }

  hear(text, connected) {
    if (text === "2") this.socket.send("3");
    else if (text[0] === "0") this.socket.send(`40${NAMESPACE}`);
    else if (text.startsWith("40")) connected();
    else if (text.startsWith(EVENT)) this.take(JSON.parse(text.slice(EVENT.length)));
  }

  take([kind, match, what]) {
    if (match !== this.match || (kind !== "update" && kind !== "sync")) return;
    this.state = kind === "sync" ? what.state : what;
    this.changed();
  }

  say(...event) {
    this.socket.send(EVENT + JSON.stringify(event));
  }

  /** Waits until a state with this number has come. */
  until(number) {
    return new Promise((resolve) => {
      this.changed = () => this.state !== null && this.state._stateID >= number && resolve();
      this.changed();
    });
  }

  /** Goes to a match; the first one to come creates it. */
  sit(match) {
    this.match = match;
    this.state = null;
    this.say("sync", match, this.seat, undefined, 2);
    return this.until(0);
  }

  bytesReceived() {
    return this.socket._socket.bytesRead;
  }
}

class Table {
  constructor(port) {
    this.players = [new Player(port, 0), new Player(port, 1)];
  }

  async open() {
    await Promise.all(this.players.map((player) => player.ready));
    await this.begin();
  }

  async begin() {
    const match = `match-${matches++}`;
    for (const player of this.players) await player.sit(match);
  }

  /** One action; the time until its acknowledgement comes back. */
  async act() {
    if (isOver(this.players[0].state.G.cells)) await this.begin();
    const { G, ctx, _stateID } = this.players[0].state;
    const player = this.players[Number(ctx.currentPlayer)];
    const started = performance.now();
    const payload = { type: "mark", args: [randomEmpty(G.cells)], playerID: player.seat };
    player.say("update", { type: "MAKE_MOVE", payload }, _stateID, player.match, player.seat);
    await player.until(_stateID + 1);
    const took = performance.now() - started;
    for (const other of this.players) await other.until(_stateID + 1);
    return took;
  }

  bytesReceived() {
    return this.players.reduce((sum, player) => sum + player.bytesReceived(), 0);
  }
}

run((port) => new Table(port));
