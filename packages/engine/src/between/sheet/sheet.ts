import { asking, type Inquiry, type Misfit, newInquiry, type SheetLine, type TableSheet, THRONE } from '../../kernel/index.ts';
import { isSpecialty, roomById } from '../data/catalogue.ts';
import { ATTENDANTS, ATTENDANTS_PER_CASTLE, THRONES } from '../data/specialty.ts';
import type { RegularType } from '../data/vocabulary.ts';
import { buildingOrder } from '../geometry/building-order.ts';
import { type Castle, cellAt, isThroneCell, type PlacedTile } from '../geometry/castle.ts';
import { type CountedLine, countedLines } from '../scoring/explain.ts';
import { type CountedCastle, counted, rankCastles } from '../scoring/result.ts';
import { CATEGORIES } from '../scoring/scoring.ts';
import { buildersFor } from '../table/seating.ts';
import type { CastleIndex } from '../table/state.ts';
import type { BetweenCastle, BetweenTable } from './table-file.ts';

/** A castle of a table in an order in which it could have been built. */
export interface BuiltCastle {
  readonly castle: Castle;
  readonly order: readonly number[];
  readonly misfits: readonly Misfit[];
}

const NOTHING: BetweenCastle = { tiles: [] };

export function betweenSheet(table: BetweenTable): TableSheet {
  const { players } = table;
  const inquiry = newInquiry();
  const built = buildCastles(table);
  const builders = buildersFor(players.length);
  const castles = built.map((castle, index) => countCastle(castle, table.castles[index], index, inquiry));
  return {
    ...rankCastles({ seats: players.length, builders }, castles),
    categories: CATEGORIES,
    boards: built.map(({ order, misfits }) => ({ order, misfits })),
    questions: inquiry.questions(),
  };
}

/** Each regular tile is there once: the first castle that has it keeps it. */
export function buildCastles({ players, castles }: BetweenTable): BuiltCastle[] {
  const taken = new Set<string>();
  return Array.from({ length: buildersFor(players.length) }, (_, index) => {
    const castle = castles[index] ?? NOTHING;
    const built = buildCastle(castle, (tile) => taken.has(tile));
    for (const { tile } of castle.tiles) if (!isSpecialty(tile)) taken.add(tile);
    return built;
  });
}

function buildCastle({ throne, tiles, attendants = [], bonusCards = [] }: BetweenCastle, isTaken: (tile: string) => boolean): BuiltCastle {
  const misfits: Misfit[] = [];
  const refuse = (tile: number, code: string): number =>
    misfits.push({ tile, piece: tiles[tile].tile, refusal: { code, params: { option: tiles[tile].tile } } });
  const usable: number[] = [];
  for (const [index, { tile }] of tiles.entries()) {
    const again = !isSpecialty(tile) && tiles.findIndex((other) => other.tile === tile) < index;
    if (again || (!isSpecialty(tile) && isTaken(tile))) refuse(index, again ? 'tile-twice' : 'tile-taken');
    else usable.push(index);
  }
  const standing = throne ?? THRONES[0].id;
  const found = buildingOrder(
    standing,
    usable.map((index) => tiles[index]),
  );
  for (const { tile, problem } of found.misfits) refuse(usable[tile], problem);
  const order = found.order.map((tile) => usable[tile]);
  const placed = order.map((index): PlacedTile => tiles[index]);
  return { castle: { throne: standing, tiles: placed, attendants, bonusCards }, order, misfits };
}

/** Points that are the same whatever is not entered are certain; the others are left out, and asked for. */
function countCastle(
  { castle, order }: BuiltCastle,
  entered: BetweenCastle | undefined,
  board: CastleIndex,
  inquiry: Inquiry,
): CountedCastle<SheetLine> {
  const place = `castles[${board}]`;
  const lines = countedLines(castle);
  const certain = new Set(lines.keys());
  const ask = (code: string, field: string, worlds: readonly (readonly CountedLine[])[], always: readonly string[]): void => {
    const doubtful = [...lines.keys()].filter((line) => worlds.some((world) => world[line].points !== lines[line].points));
    for (const line of doubtful) certain.delete(line);
    for (const category of new Set([...always, ...doubtful.map((line) => lines[line].category)]))
      inquiry.certain(category, () => inquiry.note(asking(`${place}${field}`, null, code, { castle: String(board) })));
  };
  if (!entered) ask('castle', '', [], CATEGORIES);
  else {
    if (entered.throne === undefined) ask('throne', '.throne', withAnyThrone(castle), ['throne']);
    if (entered.attendants === undefined && mayHaveEarned(castle, 'living'))
      ask('attendants', '.attendants', [withAttendants(castle)], ['attendants']);
    if (entered.bonusCards === undefined && mayHaveEarned(castle, 'utility')) ask('bonus-cards', '.bonusCards', [], ['bonusCards']);
  }
  return counted(
    castle,
    lines.filter((_, line) => certain.has(line)).map((line) => onTable(line, castle, order, board)),
  );
}

function withAnyThrone(castle: Castle): CountedLine[][] {
  return THRONES.map(({ id }) => countedLines({ ...castle, throne: id }));
}

/** What the castle without attendants would score with them, their own points left out. */
function withAttendants(castle: Castle): CountedLine[] {
  const attended = { ...castle, attendants: ATTENDANTS.slice(0, ATTENDANTS_PER_CASTLE) };
  return countedLines(attended).filter(({ category }) => category !== 'attendants');
}

/** B-4.1, B-4.2: the third room of the type brings its bonus, and so may the third downstairs room. */
function mayHaveEarned({ tiles }: Castle, type: RegularType): boolean {
  const count = (wanted: RegularType): number => tiles.filter(({ tile }) => roomById(tile).type === wanted).length;
  return count(type) >= 3 || count('downstairs') >= 3;
}

function onTable({ cells, ...line }: CountedLine, { tiles }: Castle, order: readonly number[], board: CastleIndex): SheetLine {
  const numberAt = (cell: number): number => (isThroneCell(cell) ? THRONE : order[tiles.findIndex(({ x, y }) => cellAt(x, y) === cell)]);
  return { ...line, tiles: [...new Set(cells.map(numberAt))].map((tile) => ({ board, tile })) };
}
