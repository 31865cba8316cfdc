// Tic-tac-toe for both servers and their clients. A board is a list of nine numbers: 0 is empty, 1 and 2 are the players' marks.
"use strict";

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const isWon = (cells) => LINES.some(([a, b, c]) => cells[a] !== 0 && cells[a] === cells[b] && cells[a] === cells[c]);
const isFull = (cells) => cells.every((cell) => cell !== 0);

exports.isOver = (cells) => isWon(cells) || isFull(cells);

exports.randomEmpty = (cells) => {
  const empty = [];
  cells.forEach((cell, place) => cell === 0 && empty.push(place));
  return empty[Math.floor(Math.random() * empty.length)];
};
