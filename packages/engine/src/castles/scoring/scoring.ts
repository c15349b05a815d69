import { entranceAt, oldRoomOf, type PassagePlace } from '../expansions/passages/passages.ts';
import { contactsAt } from '../geometry/collisions.ts';
import { completeRooms, isComplete } from '../geometry/completion.ts';
import { digSketch, sketch } from '../geometry/extending.ts';
import type { Place } from '../geometry/placing.ts';
import type { Plan } from '../geometry/plan.ts';
import type { Tile } from '../tiles.ts';

/** The five parts of C-4.1 in their order. */
export const PARTS = ['printed', 'own', 'connected', 'adjacent', 'each'] as const;
export type Part = (typeof PARTS)[number];

/** Points with their cause (C-4.4): the room whose rule gives them, and the room that they are given for. */
export interface PointItem {
  readonly part: Part;
  readonly points: number;
  /** Index of the room whose printed points or bonus these are; `MOATS` for the castle's moats. */
  readonly room: number;
  /** Index of the room that is counted. */
  readonly for: number;
}

export const MOATS = -1;

/** Where players' rules of scoring may differ. */
export interface ScoringTerms {
  /** Activity rooms are not disturbed. */
  readonly noPenalties: boolean;
  /** An entrance against a wall counts as connected for completing rooms. */
  readonly wallsConnect: boolean;
}

const USUAL: ScoringTerms = { noPenalties: false, wallsConnect: false };

export interface Appraisal {
  readonly points: number;
  readonly items: readonly PointItem[];
  /** Rooms completed by the placement, by index, the new one last (C-5.1). */
  readonly completed: readonly number[];
}

/** How the new tile is joined: rooms by index. */
interface Neighbours {
  readonly links: readonly number[];
  /** Those of the links that are secret passages: they count double (C-10.3). */
  readonly tunnels: readonly number[];
  readonly touches: readonly number[];
  readonly completed: readonly number[];
}

/** What placing a tile scores, point by point, before it is placed. */
export function appraise(plan: Plan, place: Place, terms: ScoringTerms = USUAL): Appraisal {
  const neighbours = neighboursOf(plan, place, terms);
  const items: PointItem[] = [];
  let points = 0;
  givePoints(plan, place.form.tile, neighbours, terms, (part, amount, room, counted) => {
    items.push({ part, points: amount, room, for: counted });
    points += amount;
  });
  return { points, items, completed: neighbours.completed };
}

/** The same without the reasons. */
export function quickAppraisal(plan: Plan, place: Place, terms: ScoringTerms): Omit<Appraisal, 'items'> {
  const neighbours = neighboursOf(plan, place, terms);
  let points = 0;
  givePoints(plan, place.form.tile, neighbours, terms, (_, amount) => {
    points += amount;
  });
  return { points, completed: neighbours.completed };
}

function neighboursOf(plan: Plan, place: Place, terms: ScoringTerms): Neighbours {
  return terms.wallsConnect ? sketchedNeighbours(plan, place, terms) : directNeighbours(plan, place);
}

function directNeighbours(plan: Plan, { form, cell, passages }: Place): Neighbours {
  const { links, doors, touches } = contactsAt(plan, form, cell);
  const tunnels = passages.map((passage) => oldRoomOf(plan, passage));
  const completed = tunnels.filter((room) => plan.rooms[room].missing === 1);
  let missing = form.entranceCount - tunnels.length;
  for (let i = 0; i < links.length; i++) {
    missing -= doors[i];
    if (plan.rooms[links[i]].missing === doors[i]) completed.push(links[i]);
  }
  completed.sort((a, b) => a - b);
  if (missing === 0) completed.push(plan.rooms.length);
  return { links: tunnels.length === 0 ? links : [...links, ...tunnels], tunnels, touches, completed };
}

function sketchedNeighbours(plan: Plan, { form, cell, passages }: Place, { wallsConnect }: ScoringTerms): Neighbours {
  const next = digSketch(sketch(plan, form, cell), passages);
  const { links, tunnels, touches } = next.rooms[plan.rooms.length];
  return { links, tunnels, touches, completed: newlyComplete(plan, next, wallsConnect) };
}

/** Rooms that are complete after a change of the castle and were not before. */
export function newlyComplete(before: Plan, after: Plan, wallsConnect: boolean): number[] {
  return completeRooms(after, wallsConnect).filter((room) => room >= before.rooms.length || !isComplete(before, room, wallsConnect));
}

type Give = (part: Part, points: number, room: number, counted: number) => void;

// C-4.1 (1) to (5)
function givePoints(plan: Plan, tile: Tile, { links, tunnels, touches }: Neighbours, { noPenalties }: ScoringTerms, give: Give): void {
  const index = plan.rooms.length;
  const { bonus, type } = tile;
  const weight = (room: number): number => (tunnels.includes(room) ? 2 : 1);
  const others = (room: number): Tile => plan.rooms[room].form.tile;

  if (tile.points !== 0) give('printed', tile.points, index, index);
  if (bonus?.kind === 'connected') {
    for (const room of links) if (bonus.types.includes(others(room).type)) give('own', bonus.points * weight(room), index, room);
  } else if (bonus?.kind === 'adjacent' && !noPenalties) {
    for (const room of touches) if (bonus.types.includes(others(room).type)) give('own', bonus.points, index, room);
  } else if (bonus?.kind === 'each') {
    for (let room = 0; room < index; room++) if (bonus.types.includes(others(room).type)) give('own', bonus.points, index, room);
    if (bonus.types.includes(type)) give('own', bonus.points, index, index);
  }
  for (const room of links) {
    const theirs = others(room).bonus;
    if (theirs?.kind === 'connected' && theirs.types.includes(type)) give('connected', theirs.points * weight(room), room, index);
  }
  for (const room of noPenalties ? [] : touches) {
    const theirs = others(room).bonus;
    if (theirs?.kind === 'adjacent' && theirs.types.includes(type)) give('adjacent', theirs.points, room, index);
  }
  for (let room = 0; room < index; room++) {
    const theirs = others(room).bonus;
    if (theirs?.kind === 'each' && theirs.types.includes(type)) give('each', theirs.points, room, index);
  }
  if (plan.moats > 0 && isGuarded(tile)) give('each', plan.moats, MOATS, index);
}

/** Moats count every room but corridors and outdoor rooms (C-11.2). */
export function isGuarded({ type }: Tile): boolean {
  return type !== 'corridor' && type !== 'outdoor';
}

export const MOAT_POINTS = 3;

export function roomsGuarded({ rooms }: Plan): number[] {
  return [...rooms.keys()].filter((room) => isGuarded(rooms[room].form.tile));
}

export function guardedRooms(plan: Plan): number {
  return roomsGuarded(plan).length;
}

/** What a Living reward scores: the room's points and its own bonus as the castle stands now (C-5.3). */
export function rescore(plan: Plan, index: number, terms: ScoringTerms = USUAL): PointItem[] {
  const { form, links, tunnels, touches } = plan.rooms[index];
  const { points, bonus } = form.tile;
  const items: PointItem[] = [];
  if (points !== 0) items.push({ part: 'printed', points, room: index, for: index });
  if (!bonus || (bonus.kind === 'adjacent' && terms.noPenalties)) return items;
  const counted = { connected: links, adjacent: touches, each: [...plan.rooms.keys()] }[bonus.kind];
  // In the order of building, so that a castle drawn anew from its tiles scores in the same order.
  for (const room of [...counted].sort((a, b) => a - b)) {
    if (!bonus.types.includes(plan.rooms[room].form.tile.type)) continue;
    const weight = bonus.kind === 'connected' && tunnels.includes(room) ? 2 : 1;
    items.push({ part: 'own', points: bonus.points * weight, room: index, for: room });
  }
  return items;
}

/** What a passage dug between two rooms of the castle scores: the bonus of either for the other, doubled (C-10.3). */
export function appraisePassage(plan: Plan, { form, cell }: PassagePlace): PointItem[] {
  const [first, second] = form.ends.map((end) => entranceAt(plan, cell, end)?.room ?? 0);
  const items: PointItem[] = [];
  for (const [room, counted] of [
    [first, second],
    [second, first],
  ]) {
    const { bonus } = plan.rooms[room].form.tile;
    if (bonus?.kind !== 'connected' || !bonus.types.includes(plan.rooms[counted].form.tile.type)) continue;
    items.push({ part: 'connected', points: 2 * bonus.points, room, for: counted });
  }
  return items;
}

export function sumOf(items: readonly { readonly points: number }[]): number {
  let sum = 0;
  for (const { points } of items) sum += points;
  return sum;
}

/** Points by part of C-4.1, for tables. */
export function byPart(items: readonly PointItem[]): number[] {
  const sums = PARTS.map(() => 0);
  for (const { part, points } of items) sums[PARTS.indexOf(part)] += points;
  return sums;
}
