import type { Question, TableFile, TableSheet } from '@luftschloss/engine/kernel';
import { type Language, plain, questionCategories, sheetQuestion } from '@luftschloss/words';
import { valueAt } from './file-place.ts';
import type { Asked, Field, GameScorer } from './game-scorer.ts';

/** Something to be entered beside tiles, whether it is known already or not. */
export interface Item {
  readonly place: string;
  readonly seat: number | null;
  readonly text: string;
  readonly neededFor: readonly string[]; // parts of the score that wait for it; none where it is entered
  readonly field: Field;
  readonly value: unknown;
}

/** What the score sheet still asks for, and what has been entered, in one list: for the whole table first, then by player. */
export function itemsOf(scorer: GameScorer, table: TableFile, sheet: TableSheet, language: Language): Item[] {
  const open = new Map(sheet.questions.map((question) => [question.place, question]));
  const known = scorer.entries(table).filter(({ place }) => !open.has(place));
  const items = [...sheet.questions, ...known].map((asked) => itemOf(scorer, table, asked, open.get(asked.place), language));
  return items.sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1));
}

function itemOf(scorer: GameScorer, table: TableFile, asked: Asked, open: Question | undefined, language: Language): Item {
  const { place, seat, fact } = asked;
  return {
    place,
    seat,
    text: scorer.entryName?.(fact, language) ?? plain(sheetQuestion(language, table.game, { place, seat, fact, neededFor: [] })),
    neededFor: open ? questionCategories(language, table.game, open) : [],
    field: scorer.field(table, asked, language),
    value: valueAt(table, place),
  };
}

/** Whether a question is about what a tab shows, or about the whole table. */
export function concerns({ seat, fact }: Question, tab: number): boolean {
  const { castle } = fact.params ?? {};
  if (castle !== undefined) return castle === String(tab);
  return seat === null || seat === tab;
}
