import type { Form } from './forms.ts';
import { meet, type Plan } from './plan.ts';

/** The five parts of C-4.1 in their order. */
export const PARTS = ['printed', 'own', 'connected', 'adjacent', 'each'] as const;
export type Part = (typeof PARTS)[number];

/** Points with their cause (C-4.4): the room whose rule gives them, and the room that they are given for. */
export interface PointItem {
  readonly part: Part;
  readonly points: number;
  /** Index of the room whose printed points or bonus these are. */
  readonly room: number;
  /** Index of the room that is counted. */
  readonly for: number;
}

export interface Appraisal {
  readonly points: number;
  readonly items: readonly PointItem[];
  /** Rooms completed by the placement, by index, the new one last (C-5.1). */
  readonly completed: readonly number[];
}

/** What placing a tile scores, point by point, before it is placed. */
export function appraise(plan: Plan, form: Form, cell: number): Appraisal {
  const { links, doors, touches } = meet(plan, form, cell);
  const index = plan.rooms.length;
  const items: PointItem[] = [];
  let points = 0;
  const add = (part: Part, amount: number, room: number, counted: number): void => {
    if (amount === 0) return;
    items.push({ part, points: amount, room, for: counted });
    points += amount;
  };
  const { tile } = form;
  const typeOf = (room: number) => plan.rooms[room].form.tile.type;

  add('printed', tile.points, index, index);
  if (tile.bonus) {
    const { kind, types, points: each } = tile.bonus;
    if (kind === 'connected') for (const room of links) if (types.includes(typeOf(room))) add('own', each, index, room);
    if (kind === 'adjacent') for (const room of touches) if (types.includes(typeOf(room))) add('own', each, index, room);
    if (kind === 'each') {
      for (let room = 0; room < index; room++) if (types.includes(typeOf(room))) add('own', each, index, room);
      if (types.includes(tile.type)) add('own', each, index, index);
    }
  }
  for (const room of links) {
    const { bonus } = plan.rooms[room].form.tile;
    if (bonus?.kind === 'connected' && bonus.types.includes(tile.type)) add('connected', bonus.points, room, index);
  }
  for (const room of touches) {
    const { bonus } = plan.rooms[room].form.tile;
    if (bonus?.kind === 'adjacent' && bonus.types.includes(tile.type)) add('adjacent', bonus.points, room, index);
  }
  for (let room = 0; room < index; room++) {
    const { bonus } = plan.rooms[room].form.tile;
    if (bonus?.kind === 'each' && bonus.types.includes(tile.type)) add('each', bonus.points, room, index);
  }

  const completed: number[] = [];
  let missing = form.entranceCount;
  for (let i = 0; i < links.length; i++) {
    missing -= doors[i];
    if (plan.rooms[links[i]].missing === doors[i]) completed.push(links[i]);
  }
  completed.sort((a, b) => a - b);
  if (missing === 0) completed.push(index);
  return { points, items, completed };
}

/** What a Living reward scores: the room's points and its own bonus as the castle stands now (C-5.3). */
export function rescore(plan: Plan, index: number): PointItem[] {
  const { form, links, touches } = plan.rooms[index];
  const { points, bonus } = form.tile;
  const items: PointItem[] = [];
  if (points !== 0) items.push({ part: 'printed', points, room: index, for: index });
  if (!bonus) return items;
  const counted = { connected: links, adjacent: touches, each: [...plan.rooms.keys()] }[bonus.kind];
  for (const room of counted) {
    if (bonus.types.includes(plan.rooms[room].form.tile.type)) items.push({ part: 'own', points: bonus.points, room: index, for: room });
  }
  return items;
}

export function sumOf(items: readonly PointItem[]): number {
  return items.reduce((sum, { points }) => sum + points, 0);
}

/** Points by part of C-4.1, for tables. */
export function byPart(items: readonly PointItem[]): number[] {
  const sums = PARTS.map(() => 0);
  for (const { part, points } of items) sums[PARTS.indexOf(part)] += points;
  return sums;
}
