import { TURNS } from '../common/grid.ts';
import {
  accept,
  type BoardLibrary,
  type Checked,
  type Explained,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  reject,
  type Schema,
} from '../kernel/index.ts';
import { boardOf, type Palace, type PlacedTile } from './board.ts';
import { MOAT_RATE, MOAT_SUPPLY, PLAYERS, SLOTS, TABLE } from './constants.ts';
import { FAVORS } from './favors.ts';
import type { ScoredTable } from './final-scoring.ts';
import { favorFault, isBuilt, palaceFault } from './palace-faults.ts';
import { placementFault, placementOf, placementsOf, type Water } from './placement.ts';
import { finalResult } from './result.ts';
import { NO_SWANS, type Player, type Slot } from './state.ts';
import { cellIndex } from './table.ts';
import { TILES } from './tiles.ts';
import { COLOURS, type Colour } from './vocabulary.ts';

const tile = oneOf(...TILES.map(({ id }) => id));
const favor = oneOf(...FAVORS.map(({ id }) => id));
const x = integer(TABLE.minX, TABLE.maxX);
const y = integer(TABLE.minY, TABLE.maxY);
const moat = optional(list(object({ x, y }), MOAT_SUPPLY));
const swanNumber = optional(integer(0, 300));

/** A slot holds the id of a favor, the word `room`, or nothing. */
const seatSchema = object({
  swans: optional(object({ R: swanNumber, Y: swanNumber, G: swanNumber, B: swanNumber, P: swanNumber })),
  secret: optional(list(oneOf(...COLOURS), 15)),
  slots: optional(list(nullable(oneOf('room', ...FAVORS.map(({ id }) => id))), SLOTS.length)),
});

/** A palace as a file: what lies on the table, and for scoring also what lies before the players. */
const fileSchema = object({
  game: optional(oneOf('palace')),
  tiles: list(object({ tile, x, y, r: oneOf(...TURNS), owner: optional(nullable(integer(0, PLAYERS.max - 1))) }), TILES.length),
  left: moat,
  right: moat,
  ponds: moat,
  rate: optional(oneOf(...new Set(MOAT_RATE))),
  supply: optional(integer(0, MOAT_SUPPLY)),
  seats: optional(list(seatSchema, PLAYERS.max)),
  publicFavors: optional(list(favor, FAVORS.length)),
});
type PalaceFile = typeof fileSchema extends Schema<infer File> ? File : never;

const placementSchema = object({ tile, x, y, r: oneOf(...TURNS) });

interface Opened {
  readonly palace: Palace;
  readonly file: PalaceFile;
  readonly water: Water;
}

function open(value: unknown): Checked<Opened> {
  const checked = fileSchema.check(value, 'palace');
  if (!checked.ok) return checked;
  const file = checked.value;
  const bare = palaceFrom(file);
  const fault = palaceFault(bare) ?? favorFault(file.publicFavors ?? [], file.seats ?? []);
  if (fault) return fault;
  const { loose } = boardOf(bare);
  const tiles = bare.tiles.map((placed) => ({ ...placed, complete: loose[cellIndex(placed.x, placed.y)] === 0 }));
  const palace = { ...bare, tiles };
  const laid = palace.left.length + palace.right.length + palace.ponds.length;
  return accept({ palace, file, water: { rate: file.rate ?? 0, supply: file.supply ?? MOAT_SUPPLY - laid } });
}

function palaceFrom({ tiles, left = [], right = [], ponds = [] }: PalaceFile): Palace {
  const placed: PlacedTile[] = tiles.map(({ r, ...each }) => ({ ...each, turns: r, owner: each.owner ?? null, complete: false }));
  return { tiles: placed, left, right, ponds };
}

function slotFrom(content: string | null): Slot | null {
  if (content === null) return null;
  return content === 'room' ? { kind: 'room', tile: '' } : { kind: 'favor', favor: content };
}

function playerFrom({ swans = {}, secret = [], slots = [] }: NonNullable<PalaceFile['seats']>[number]): Player {
  const counts = { ...NO_SWANS, ...(swans as { [C in Colour]?: number }) };
  return { swans: counts, secret, slots: SLOTS.map((_, slot) => slotFrom(slots[slot] ?? null)) };
}

function scoredTable({ palace, file }: Opened): Checked<ScoredTable> {
  const players = (file.seats ?? []).map(playerFrom);
  if (players.length === 0) return reject('no-players', {}, 'palace.seats');
  const strange = palace.tiles.findIndex(({ owner }) => owner !== null && owner >= players.length);
  if (strange >= 0) return reject('no-such-owner', {}, `palace.tiles[${strange}].owner`);
  return accept({ palace, players, publicFavors: file.publicFavors ?? [] });
}

function then<T, U>(checked: Checked<T>, next: (value: T) => Checked<U>): Checked<U> {
  return checked.ok ? next(checked.value) : checked;
}

/** A palace from a file, with its tiles completed as they lie. */
export function readPalace(file: unknown): Checked<Palace> {
  return then(open(file), ({ palace }) => accept(palace));
}

/** Files of all games call the quarter turns `r`. */
function asPlaced({ turns, ...cell }: ReturnType<typeof placementOf>): object {
  return { ...cell, r: turns };
}

/** Scoring and placing on a palace without a running game. */
export const palaceLibrary: BoardLibrary = {
  score: (file) => then(then(open(file), scoredTable), (table) => accept(finalResult(table))),

  explain: (file) =>
    then(then(open(file), scoredTable), (table) =>
      accept(
        finalResult(table).standings.flatMap(({ seat, score, lines }): Explained[] => [
          { depth: 0, fact: { code: 'seat', params: { seat: seat + 1, points: score } } },
          ...lines.map(({ points, reason }): Explained => ({ depth: 1, fact: { code: 'item', params: { points, reason } } })),
        ]),
      ),
    ),

  placements: (file, query) =>
    then(open(file), ({ palace, water }) =>
      then(object({ tile }).check(query, 'query'), ({ tile: id }) =>
        accept(isBuilt(palace, id) ? [] : placementsOf(boardOf(palace), id, water).map((code) => asPlaced(placementOf(code)))),
      ),
    ),

  check: (file, query) =>
    then(open(file), ({ palace, water }) =>
      then(placementSchema.check(query, 'query'), ({ tile: id, r, ...cell }) => {
        const reason = isBuilt(palace, id) ? 'in-palace' : placementFault(boardOf(palace), id, { ...cell, turns: r }, water);
        return accept(reason === null ? { legal: true } : { legal: false, reason });
      }),
    ),
};
