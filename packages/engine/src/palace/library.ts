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
import { MOAT_RATE, MOAT_SUPPLY, PLAYERS } from './data/constants.ts';
import { TILES } from './data/tiles.ts';
import { belongings, favor, moat, playerFrom, tile, withCompletion, x, y } from './file-parts.ts';
import { boardOf, type Palace, type PlacedTile } from './geometry/board.ts';
import { placementFault, placementOf, placementsOf, type Water } from './geometry/placement.ts';
import { favorFault, isBuilt, palaceFault } from './palace-faults.ts';
import { FAVORS } from './scoring/favors.ts';
import type { ScoredTable } from './scoring/final-scoring.ts';
import { finalResult } from './scoring/result.ts';

/** A palace as a file: what lies on the table, and for scoring also what lies before the players. */
const fileSchema = object({
  game: optional(oneOf('palace')),
  tiles: list(object({ tile, x, y, r: oneOf(...TURNS), owner: optional(nullable(integer(0, PLAYERS.max - 1))) }), TILES.length),
  left: moat,
  right: moat,
  ponds: moat,
  rate: optional(oneOf(...new Set(MOAT_RATE))),
  supply: optional(integer(0, MOAT_SUPPLY)),
  seats: optional(list(object(belongings), PLAYERS.max)),
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
  const fault = palaceFault(bare) ?? favorFault(file.publicFavors ?? [], file.seats ?? [], { table: 'palace', seats: 'palace.seats' });
  if (fault) return fault;
  const palace = withCompletion(bare);
  const laid = palace.left.length + palace.right.length + palace.ponds.length;
  return accept({ palace, file, water: { rate: file.rate ?? 0, supply: file.supply ?? MOAT_SUPPLY - laid } });
}

function palaceFrom({ tiles, left = [], right = [], ponds = [] }: PalaceFile): Palace {
  const placed: PlacedTile[] = tiles.map(({ r, ...each }) => ({ ...each, turns: r, owner: each.owner ?? null, complete: false }));
  return { tiles: placed, left, right, ponds };
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

export function readPalaceFile(value: unknown): Checked<PalaceFile> {
  return then(open(value), ({ file }) => accept(file));
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
