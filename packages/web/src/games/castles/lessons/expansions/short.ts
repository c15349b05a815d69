import { type CastlesAction, type CastlesView, castles, type PlacedTile } from '@luftschloss/engine/castles';
import type { Rules } from '@luftschloss/engine/kernel';
import type { Words } from '@luftschloss/words';
import type { Lesson } from '../../../../learn/lesson.ts';
import { example } from '../example.ts';
import { pointsOf } from '../finding.ts';
import { others } from '../others.ts';
import { sign } from '../sign.ts';
import type { Step } from '../words.ts';

export const all = (words: Words) => words['castles-lessons'];

export const SITTING: PlacedTile = { tile: 'sitting-room', x: 3, y: 0, r: 0 };
export const NAP: PlacedTile = { tile: 'nap-room', x: 6, y: 1, r: 2 };
/** Rooms in the dear spaces of the market, which no step speaks of. */
export const REST = ['throne-room', 'audience-room', 'stables'];

type About = Pick<Lesson, 'title' | 'line' | 'plays'>;

/** A short lesson about one expansion: one part, at the tables of the first lesson. */
export function short(id: string, minutes: number, { title, line, ...about }: About, steps: readonly Omit<Step, 'part'>[]): Lesson {
  const lesson: Lesson<CastlesView, CastlesAction> = {
    id: `castles-${id}`,
    game: 'castles',
    rules: castles as unknown as Rules,
    minutes,
    title,
    line,
    ...about,
    parts: [{ id, title }],
    steps: steps.map((step) => ({ ...step, part: id })),
    others,
    points: pointsOf,
    example,
    sign,
  };
  return lesson;
}

/** What somebody has at the end, and how the game is over by then. */
export const isOver = ({ stage }: CastlesView): boolean => stage === 'over';
