// Tic-tac-toe on boardgame.io, kept in memory, on a port of the loopback interface that it prints.
"use strict";

const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");
const { isOver } = require("../tic-tac-toe");

const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, place) => {
      if (G.cells[place] !== 0) return INVALID_MOVE;
      G.cells[place] = Number(playerID) + 1;
    },
  },
  endIf: ({ G }) => (isOver(G.cells) ? { over: true } : undefined),
};

const server = Server({ games: [game], origins: ["http://127.0.0.1"] });
// The library has no way to say which interface to listen on.
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, "127.0.0.1", ready);
server.run({ port: 0 }).then(({ appServer }) => console.log(`port ${appServer.address().port}`));
