// What the frame around every table asks of a game's page.

import type { Rich } from '$lib/i18n.svelte';
import type { Component, Snippet } from 'svelte';

export type Seat = number;

/** Who sits where. */
export interface Chair {
  seat: Seat;
  name: string;
  /** Whether this is the seat that is looked from. */
  you: boolean;
  bot: boolean;
}

/** A score sheet: what a seat has, by category. */
export interface Sheet {
  points: number;
  sheet: { category: string; points: number }[];
}

export interface Standing extends Sheet {
  seat: Seat;
  /** Nobody's place if the game ended without one for this seat. */
  place: number | null;
  tie_breaks: number[];
}

export interface Outcome {
  reason: string;
  standings: Standing[];
}

/** What happened between the state before and this one, to be shown as motion. */
export interface News<Event> {
  /** Grows with every state; the same number means nothing new. */
  seq: number;
  events: Event[];
}

/** What would happen after a line of actions, as far as the seat can know that. */
export interface Told<View = unknown> {
  /** How many actions of the line are legal. */
  taken: number;
  /** Why the next one is not: the rules' own reason, for `refusal` of the game's page. */
  refused: { message: string; reason: unknown } | null;
  /** What the seat would see after those that are legal. */
  view: View;
  /** Where it differs from what the seat sees now: JSON pointers. */
  changed: string[];
  /** For each seat its points in each category, if the game ended there. */
  tally: number[][] | null;
  /** Whether what comes next depends on what is hidden, or on chance. */
  unknown: boolean;
}

/**
 * Asks the rules what would happen after each of some lines of actions of this seat. `place` is whoever asks: of each place only
 * the newest question counts. `null` where a newer one came, or nobody answers. Use `WhatIf` of `play/what-if.svelte`.
 */
export type Ask<View = unknown, Action = unknown> = (place: object, lines: Action[][]) => Promise<Told<View>[] | null>;

/** A fact in words. Its number stands before it. */
export interface Ground {
  /** Such as "+2". */
  number: string;
  /** The symbol beside the number, if there is one. */
  icon: string | null;
  /** A class of the game's styles that colours the symbol. */
  tint?: string;
  text: Rich;
  /** What it speaks of, to be lit on the table: see `Thing` of the sentences. */
  thing: string | null;
}

/** What a game's facts about actions and positions are in words. */
export interface Reasoning<Reason = unknown, Nudge = unknown> {
  /** What an action brings or costs. */
  ground(fact: Reason, teller: Teller): Ground;
  /** The same as what another action lacks: `from` is the other one's, `to` this one's. Without a full stop. */
  lack(fact: Reason, teller: Teller): string;
  /** A fact of the position that names no action. */
  nudge(nudge: Nudge, teller: Teller): string;
}

export interface TableProps<View = unknown, Action = unknown, Event = unknown> {
  view: View;
  /** Whose eyes; nobody's in particular for spectators. */
  seat: Seat | null;
  chairs: Chair[];
  awaited: Seat[];
  /** Does something; rejected if it was refused, and the frame has told the person why. Nothing can be done without it. */
  act: ((action: Action) => Promise<void>) | null;
  /** Asks what would happen. It is another one after every change of the state; nothing can be asked without it. */
  ask?: Ask<View, Action> | null;
  /** Takes the seat's last step back. The others are asked where something was revealed since: offered where nothing was. */
  undo?: (() => Promise<void>) | null;
  news: News<Event>;
  /** What happened so far, step by step, as these eyes saw it; empty until all of it is known. */
  past?: readonly { events: readonly Event[] }[];
  /** The thing pointed at in the log, see `Thing` of the sentences. */
  spotlight: string | null;
  /** An action to be laid out on the table and left to the person to confirm. Another object asks for it again. */
  wanted?: { action: Action } | null;
  /** The log and the chat in one box, for a table that `talks`. */
  talk?: Snippet;
  outcome: Outcome | null;
  /** Asked in place of the turn's own words, where the table has a line of them: a puzzle's question. */
  question?: string;
  /** Nothing stands beside the table: what `Aside` tells of the others is shown on it. */
  alone?: boolean;
}

/** A line of the log. */
export interface Line {
  /** Whose flag stands before it. */
  seat: Seat | null;
  text: Rich;
}

/** A part of the game, such as an Age or a round, for the log's headings and the replay's marks. */
export interface Chapter {
  /** In the reader's language, such as "Age II, turn 3". */
  name: string;
  /** Large marks of the replay's slider: Ages, rounds. */
  major: boolean;
  /** What such a mark begins, where that is more than this chapter: a decade. */
  part?: string;
}

export interface Teller {
  chairs: Chair[];
}

export interface Shortcut {
  keys: string[];
  /** What they do, in the reader's language. */
  does: string;
}

export interface GamePage<View = unknown, Action = unknown, Event = unknown> {
  id: string;
  /** The board, the hand and the panel that decides: everything but the frame. Fills the room it is given, never the frame's. */
  Table: Component<TableProps<View, Action, Event>>;
  /** Forecasts and figures for the column beside the table, above the log; on a phone behind a tab. Not for what the table shows. */
  Aside?: Component<TableProps<View, Action, Event>>;
  /** Where the game is: Age, turn, decade, phase. Stands in the top bar, at most 320 pixels wide. */
  Progress: Component<{ view: View; chairs: Chair[] }>;
  /** What is asked of this seat now, in words; or whom everybody waits for. */
  prompt(view: View, seat: Seat | null, teller: Teller): string;
  /** That the end is near, and why, in words; `null` until the rules know it. */
  announce?(view: View, teller: Teller): string | null;
  /** What ended the game, with where the rules say so: a reason of an outcome in words. */
  ended?(reason: string, view: View, teller: Teller): string;
  /** Whether everybody decides in secret now, and may change it until all have. Nobody does where this is not said. */
  sealed?(view: View): boolean;
  /** An event in words; `null` for what needs none. */
  tell(event: Event, teller: Teller): Line | null;
  /** An action in words, as advice: "Build the Temple". The things in it can be pointed at, the most important one first. */
  describe(action: Action, teller: Teller): Rich;
  /** Facts that speak for actions, in words; without it hints tell chances alone. */
  reasons?: Reasoning;
  /** What decided between two with equal points, in words: how many of the tie-breaks they share, and what both have of the next one. */
  tied?(shared: number, args: { points: number; second: string; mine: number; theirs: number }): string;
  /** The chapter that begins with this event, if one does. */
  chapter(event: Event): Chapter | null;
  /** Where a position is, in words. For games whose chapters are named when they are over; else it is the last chapter. */
  place?(view: View): string;
  /** The name of a category of the score sheet, and its colour. */
  category(id: string): { name: string; colour: string; icon: string };
  /** A refusal by the rules, in words. */
  refusal(illegal: { code: string } & Record<string, unknown>, teller: Teller): string;
  /** Keys the table listens to, for the sheet of shortcuts. Digits, arrows, Enter and Space are the game's; `?`, Escape and C, H, L, M, N, R and U are the frame's. */
  shortcuts?(): Shortcut[];
  /** The chapters of the page of rules: names of sentences `<id>-title` and `<id>-text`, in order. */
  rules: string[];
  /** Whether the table, where it is wide enough, has a place for `talk`: the frame then keeps no column beside it. */
  talks?: boolean;
  /** How long the end is watched on the table before the score sheet, in milliseconds. */
  lastLook?: number;
}
