// Tic-tac-toe on Colyseus, kept in memory, on a port of the loopback interface that it prints.
//
// State goes to the clients right after each move instead of at the usual 20 times a second: otherwise the time of an
// action would be that of the timer.
"use strict";

const { Room, Server } = require("@colyseus/core");
const { schema, t } = require("@colyseus/schema");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const http = require("node:http");
const { isOver } = require("../tic-tac-toe");

/** The board as nine digits: in this version a list of numbers comes to the client with one too many. */
const Board = schema({ cells: t.string(), moves: t.uint32() });
const EMPTY = "000000000";

class TicTacToe extends Room {
  onCreate() {
    this.maxClients = 2;
    this.patchRate = null;
    this.state = new Board();
    this.state.cells = EMPTY;
    this.state.moves = 0;
    this.onMessage("mark", (client, place) => this.mark(client, place));
  }

  mark(client, place) {
    const { state } = this;
    const seat = state.moves % 2;
    const cells = Array.from(state.cells, Number);
    if (this.clients.indexOf(client) !== seat || cells[place] !== 0) return;
    cells[place] = seat + 1;
    // When it is over the next game begins on the same board, which costs the server least.
    state.cells = isOver(cells) ? EMPTY : cells.join("");
    state.moves += 1;
    this.broadcastPatch();
  }
}

const listener = http.createServer();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: listener }) });
server.define("tic-tac-toe", TicTacToe);
server.listen(0, "127.0.0.1").then(() => console.log(`port ${listener.address().port}`));
