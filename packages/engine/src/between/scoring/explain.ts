import type { Explained, Fact, ScoreLine } from '../../kernel/index.ts';
import { roomOf } from '../data/catalogue.ts';
import { ATTENDANT_DATA } from '../data/specialty.ts';
import { type Castle, type Cell, type Plan, planOf } from '../geometry/castle.ts';
import { CATEGORIES, type CastleScore, categoryOf, type RoomScore, scoreCastle } from './scoring.ts';

/** A room by its rule, with the rooms that it counts. */
function roomFact(plan: Plan, { room, causes }: RoomScore): Fact {
  const { id } = roomOf(room);
  const counted = causes.map((cell) => roomOf(plan.grid[cell]).id);
  return counted.length === 0 ? { code: 'room', params: { room: id } } : { code: 'room-for', params: { room: id, causes: counted } };
}

/** Points with their cause and the cells of the rooms that they are about; the throne by its left half. */
export interface CountedLine extends ScoreLine {
  readonly cells: readonly Cell[];
}

/** Every point of a castle with its category and its cause, in the order of the score sheet. */
export function countedLines(castle: Castle, score: CastleScore = scoreCastle(castle)): CountedLine[] {
  const plan = planOf(castle);
  const lines: CountedLine[] = [
    ...score.rooms.map((room) => roomLine(plan, room)),
    ...score.bonusCards.map(({ card, points, causes }) => ({
      category: 'bonusCards',
      points,
      reason: { code: 'bonus-card', params: { card } },
      cells: causes,
    })),
    ...score.attendants.map(({ attendant, points, causes }) => {
      const { wants } = ATTENDANT_DATA[attendant];
      return { category: 'attendants', points, reason: { code: 'attendant', params: { attendant, hanging: wants } }, cells: causes };
    }),
    roomLine(plan, score.throne),
  ];
  return CATEGORIES.flatMap((category) => lines.filter((line) => line.category === category));
}

function roomLine(plan: Plan, score: RoomScore): CountedLine {
  const { room, points, cell, causes } = score;
  return { category: categoryOf(room), points, reason: roomFact(plan, score), cells: [cell, ...causes] };
}

export function scoreLines(castle: Castle, score?: CastleScore): ScoreLine[] {
  return countedLines(castle, score).map(({ cells: _, ...line }) => line);
}

/** The whole score of a castle, one line for each room, card, attendant and category. */
export function explainCastle(castle: Castle): Explained[] {
  const score = scoreCastle(castle);
  return [
    ...scoreLines(castle, score).map(({ points, reason }) => ({ depth: 0 as const, fact: { code: 'item', params: { points, reason } } })),
    ...CATEGORIES.filter((category) => score.categories[category] > 0).map((category) => ({
      depth: 0 as const,
      fact: { code: 'category', params: { category, points: score.categories[category] } },
    })),
    { depth: 0, fact: { code: 'total', params: { points: score.total } } },
  ];
}
