import type { Cell, Placement, TileId } from '@luftschloss/engine/palace';

/** A palace as a file of one is: what lies on the table, and what lies before two players. */
export interface PalaceExample {
  readonly game: 'palace';
  readonly tiles: readonly (Cell & { readonly tile: TileId; readonly r: number; readonly owner: number | null })[];
  readonly left?: readonly Cell[];
  readonly right?: readonly Cell[];
  readonly ponds?: readonly Cell[];
  readonly seats?: readonly { readonly swans?: { readonly [colour: string]: number }; readonly slots?: readonly (string | null)[] }[];
  readonly publicFavors?: readonly string[];
}

/** `tile x y turns`, and whose it is: `LIV-01 1 0 3 0`. */
function placed(row: string): PalaceExample['tiles'][number] {
  const [tile, x, y, r, owner] = row.split(' ');
  return { tile, x: Number(x), y: Number(y), r: Number(r), owner: owner === undefined ? null : Number(owner) };
}

export function asking(row: string): Placement & { readonly tile: TileId } {
  const { tile, x, y, r } = placed(row);
  return { tile, x, y, turns: r as Placement['turns'] };
}

const cells = (...pairs: readonly (readonly [number, number])[]): Cell[] => pairs.map(([x, y]) => ({ x, y }));

/** The hallways of the beginning, which belong to nobody. */
const START = ['HAL-01 0 0 0', 'HAL-04 0 1 0', 'HAL-07 0 2 0'];

function palace(rows: readonly string[], more: Omit<Partial<PalaceExample>, 'game' | 'tiles'> = {}): PalaceExample {
  return { game: 'palace', tiles: [...START, ...rows].map(placed), ...more };
}

const TWO_BARE_SEATS: PalaceExample['seats'] = [{}, {}];

/** The palaces of the rulebook by what they show. */
export const EXAMPLES = {
  start: palace([]),
  stairs: palace(['STA-01 1 0 3 0']),
  neighbour: palace(['FOO-11 1 1 3 1']),
  cellar: palace(['STA-01 1 0 3 0', 'DWN-06 2 0 1 1', 'DWN-01 3 0 3 0'], { seats: TWO_BARE_SEATS }),
  activity: palace(['FOO-11 1 1 3 1', 'ACT-01 1 0 3 0'], { seats: TWO_BARE_SEATS, publicFavors: ['F05'] }),
  tied: palace(['FOO-11 1 1 3 1', 'ACT-01 1 0 3 0'], {
    seats: [{ slots: [null, null, null, null, 'room', null] }, {}],
    publicFavors: ['F01'],
  }),
  utility: palace(['FOO-11 1 1 3 1', 'UTI-01 1 0 3 0'], { seats: [{ swans: { R: 2, B: 1 } }, {}] }),
  sets: palace([], { seats: [{ swans: { R: 2, Y: 2, G: 1, B: 1 } }, {}] }),
  armsGrow: palace([], { left: cells([-1, 0], [-1, 1], [-1, 2], [-1, 3]), right: cells([1, 0], [1, 1], [1, 2]) }),
  armsMeet: palace([], { left: cells([-1, 0], [-1, 1], [-1, 2], [-1, 3], [0, 3]), right: cells([1, 0], [1, 1], [1, 2]) }),
} as const satisfies { readonly [name: string]: PalaceExample };
