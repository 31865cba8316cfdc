// The log in words: moments become lines under the chapters they belong to.

import type { GamePage, Line, Teller } from '$games/game';
import { t } from '$lib/i18n.svelte';
import type { By } from '$lib/protocol/By';
import type { Moment } from './book.svelte';

export interface Row extends Line {
  key: string;
  step: number;
}

export interface Section {
  key: string;
  name: string;
  rows: Row[];
}

type Part = { row: Row } | { chapter: string; key: string };

/** Tells a growing list of moments; what was told once is not told again. */
export class Telling {
  private readonly told = new WeakMap<Moment, Part[]>();

  constructor(
    private readonly page: GamePage,
    private readonly teller: Teller,
  ) {}

  sections(moments: Moment[]): Section[] {
    const sections: Section[] = [{ key: '0', name: t('frame-log-setup'), rows: [] }];
    for (const moment of moments) {
      for (const part of this.parts(moment)) {
        if ('row' in part) sections.at(-1)!.rows.push(part.row);
        else sections.push({ key: part.key, name: part.chapter, rows: [] });
      }
    }
    // A chapter of which nothing is told yet has a heading only while it is the newest.
    return sections.filter(({ rows }, index) => rows.length > 0 || (index > 0 && index === sections.length - 1));
  }

  /** Whether there is anything to say about a moment. */
  says(moment: Moment): boolean {
    return this.parts(moment).length > 0;
  }

  private parts(moment: Moment): Part[] {
    let parts = this.told.get(moment);
    if (!parts) this.told.set(moment, (parts = this.tell(moment)));
    return parts;
  }

  private tell(moment: Moment): Part[] {
    const { step, events } = moment;
    const parts: Part[] = [];
    const instead = this.instead(moment);
    if (instead) parts.push({ row: { ...instead, key: `${step}.by`, step } });
    events.forEach((event, index) => {
      const key = `${step}.${index}`;
      const chapter = this.page.chapter(event);
      if (chapter) parts.push({ chapter: chapter.name, key });
      const line = this.page.tell(event, this.teller);
      if (line) parts.push({ row: { ...line, key, step } });
    });
    return parts;
  }

  /** Whoever reads must know that the clock or a bot decided, and not the person. */
  private instead({ actor, by }: Moment): Line | null {
    const sentence = by ? INSTEAD[by] : undefined;
    if (!sentence || actor === null || actor === undefined) return null;
    const chair = this.teller.chairs[actor];
    return { seat: actor, text: [t(sentence, { name: chair?.name ?? '', you: chair?.you ? 'yes' : 'no' })] };
  }
}

/** Sentences for what nobody chose freely. */
const INSTEAD: Partial<Record<By, string>> = {
  timeout: 'frame-log-timeout',
  'stand-in': 'frame-log-stand-in',
  left: 'frame-log-left',
};

/** What somebody missed: everything after one step and up to another. */
export interface Absence {
  after: number;
  until: number;
}

export const wasMissed = (row: Row, absence: Absence | null) =>
  absence !== null && row.step > absence.after && row.step <= absence.until;

/** The rows somebody missed, for those who come back. */
export const missedRows = (sections: Section[], absence: Absence | null): Row[] =>
  absence ? sections.flatMap(({ rows }) => rows.filter((row) => wasMissed(row, absence))) : [];

/** The rows of what happened after a step, the first one first. */
export const rowsAfter = (sections: Section[], step: number): Row[] =>
  sections.flatMap(({ rows }) => rows.filter((row) => row.step > step));
