import { asking, type Fact, type ScoreLine, type Seat } from '../../kernel/index.ts';
import { scoresDuringPlay } from '../expansions/decrees/decrees.ts';
import { type Castle, planOf } from '../geometry/castle.ts';
import { completeRooms } from '../geometry/completion.ts';
import type { Plan } from '../geometry/plan.ts';
import { type LedgerEntry, roomsIn, scoreLine } from '../scoring/ledger.ts';
import { passageItems, stepsOf } from '../scoring/scored-castle.ts';
import { MOAT_POINTS, type PointItem, rescore, roomsGuarded, type ScoringTerms, sumOf } from '../scoring/scoring.ts';
import { startPoints } from '../table/setup.ts';
import type { Terms } from '../table/terms.ts';
import type { BuiltCastle } from './building-order.ts';
import { type EnteredTable, termsAt } from './entered-table.ts';

/** Points with the rooms of the castle that they are about. */
export interface RoomLine extends ScoreLine {
  readonly rooms: readonly number[];
}

/**
 * What a player has scored before the final scoring. Rooms, bonuses, penalties and moats come to the same sum in every order of building,
 * since each pair of rooms is scored once, by the later room. What a completed living room scored again is certain if its bonus counts
 * connected rooms, for a complete room gets no more of them; otherwise it depends on the order. Rewards that the player chose, and points
 * that some decrees give on the way, cannot be read off the table.
 */
export function playedLines(entered: EnteredTable, seat: Seat): RoomLine[] {
  const { table, built } = entered;
  const { track } = table.players[seat];
  const terms = termsAt(table, seat);
  const castle = built[seat];
  askForDecree(entered, seat);
  askForWater(entered, seat);
  const lines = [
    ...startLines(entered, seat),
    ...(castle ? [...buildingLines(castle.castle, terms), ...rewardLines(entered, castle, seat, terms)] : []),
    ...decreeLines(entered, seat),
  ];
  if (track === undefined) return lines;
  const rest = track - sumOf(lines);
  return rest === 0 ? lines : [...lines, told('track', rest, { code: 'track-rest', params: { track } })];
}

/** Without it nobody knows on which terms rooms were scored. */
function askForDecree({ inquiry, scoring }: EnteredTable, seat: Seat): void {
  for (const category of ['room-bonuses', 'rewards']) inquiry.certain(category, () => scoring.seats[seat].decree);
}

/** Everybody has a Barbican, and may have dug no moat (C-11.1, C-11.2). */
function askForWater({ table, inquiry }: EnteredTable, seat: Seat): void {
  const { castle } = table.players[seat];
  if (!table.options.moats || !castle) return;
  for (const code of ['barbican', 'moats'] as const)
    if (castle[code] === undefined) inquiry.certain('moats', () => inquiry.note(asking(`players[${seat}].castle.${code}`, seat, code)));
}

function told(category: string, points: number, reason: Fact, rooms: readonly number[] = []): RoomLine {
  return { category, points, reason, rooms };
}

export function ledgerLine(entry: LedgerEntry, { tiles }: Castle, rooms: readonly number[] = [...new Set(roomsIn(entry))]): RoomLine {
  return { ...scoreLine(entry, (room) => tiles[room]?.tile ?? ''), rooms };
}

/** What is not entered is asked for unless the score track is: that knows it. */
function ask({ table, inquiry }: EnteredTable, seat: Seat, category: string, field: string | null, fact: Fact): void {
  if (table.players[seat].track !== undefined) return;
  const wanted = field === null ? { place: 'firstMasterBuilder', seat: null, fact } : { place: `players[${seat}].${field}`, seat, fact };
  inquiry.certain(category, () => inquiry.note(wanted));
}

function startLines(entered: EnteredTable, seat: Seat): RoomLine[] {
  const { players, firstMasterBuilder } = entered.table;
  if (players.length === 1) return [];
  if (firstMasterBuilder === undefined) {
    ask(entered, seat, 'start', null, { code: 'first-master-builder' });
    return [];
  }
  const points = startPoints(seat, firstMasterBuilder, players.length);
  return points === 0 ? [] : [told('start', points, { code: 'start' })];
}

/** Printed points, bonuses, penalties and passages; then moats, as if they had been dug last. */
export function buildingLines(castle: Castle, terms: ScoringTerms): RoomLine[] {
  const { moats = [], ...dry } = castle;
  const items = [...stepsOf(dry, terms).flatMap(({ items: each }) => each), ...passageItems(castle).flat()];
  const guarded = roomsGuarded(planOf(castle));
  return [
    ...items.map(({ part, points, room, for: counted }) => ledgerLine([part, points, room, counted], castle)),
    ...moats.map(() => ledgerLine(['moat', MOAT_POINTS + guarded.length, guarded.length], castle, guarded)),
  ];
}

function rewardLines(entered: EnteredTable, built: BuiltCastle, seat: Seat, terms: Terms): RoomLine[] {
  const { castle, order } = built;
  const { castle: asEntered, downstairsPoints } = entered.table.players[seat];
  const lines = rewardedRooms(castle, terms).flatMap((room): RoomLine[] => {
    const number = order[room];
    const { reward, tile } = asEntered?.tiles[number] ?? { tile: castle.tiles[room].tile };
    const settled = settledReward(built, room, terms);
    if (settled && (reward === undefined || reward === sumOf(settled))) return [...settled];
    if (reward !== undefined) return reward === 0 ? [] : [told('rewards', reward, { code: 'reward', params: { room: tile } }, [room])];
    ask(entered, seat, 'rewards', `castle.tiles[${number}].reward`, { code: 'reward', params: { room: tile } });
    return [];
  });
  const rewards = downstairsRewards(castle, terms);
  if (downstairsPoints !== undefined && downstairsPoints !== 0)
    lines.push(told('rewards', downstairsPoints, { code: 'downstairs-points', params: { rewards } }));
  if (downstairsPoints === undefined && rewards > 0)
    ask(entered, seat, 'rewards', 'downstairsPoints', { code: 'downstairs-points', params: { rewards } });
  return lines;
}

/** Complete rooms whose rewards are points (C-5.3, C-5.6). */
export function rewardedRooms(castle: Castle, { wallsConnect }: Terms): number[] {
  const { rooms } = planOf(castle);
  return completeRooms(planOf(castle), wallsConnect).filter((room) => ['activity', 'living'].includes(rooms[room].form.tile.type));
}

/** How many rewards complete downstairs rooms have brought (C-5.8). */
export function downstairsRewards(castle: Castle, { wallsConnect, downstairsRewards: each }: Terms): number {
  const { rooms } = planOf(castle);
  const complete = completeRooms(planOf(castle), wallsConnect).filter((room) => rooms[room].form.tile.type === 'downstairs');
  return each * Math.floor(complete.length / 2);
}

/** What the reward of a complete room was worth, if the castle tells it; taken, as anybody would who counts points. */
export function settledReward(
  { castle, orderKnown }: Pick<BuiltCastle, 'castle' | 'orderKnown'>,
  room: number,
  terms: Terms,
): RoomLine[] | null {
  const plan = planOf(castle);
  if (plan.rooms[room].form.tile.type === 'activity') return [ledgerLine(['activity', terms.activityPoints, room], castle)];
  const again = (items: readonly PointItem[]): RoomLine[] =>
    items.map(({ part, points, for: counted }) => ledgerLine([`again-${part}`, points, room, counted], castle));
  const now = rescore(plan, room, terms);
  if (sumOf(now) < 0) return null;
  if (isFinal(plan, room, now)) return again(now);
  const then = orderKnown ? whenCompleted(castle, room, terms) : null;
  return then && again(then);
}

/** A complete room gets no more connections; what it counts otherwise may have come later. */
function isFinal({ rooms }: Plan, room: number, items: readonly PointItem[]): boolean {
  const { bonus } = rooms[room].form.tile;
  return bonus === null || bonus.kind === 'connected' || items.every(({ for: counted }) => counted === room);
}

function whenCompleted(castle: Castle, room: number, terms: Terms): PointItem[] | null {
  for (const { plan, completed } of stepsOf(castle, terms)) if (completed.includes(room)) return rescore(plan, room, terms);
  return null;
}

function decreeLines(entered: EnteredTable, seat: Seat): RoomLine[] {
  const { decree, decreePoints } = entered.table.players[seat];
  if (decree === undefined || !scoresDuringPlay(decree)) return [];
  if (decreePoints === undefined) {
    ask(entered, seat, 'decree', 'decreePoints', { code: 'decree-points', params: { decree } });
    return [];
  }
  return decreePoints === 0 ? [] : [told('decree', decreePoints, { code: 'decree', params: { decree } })];
}
