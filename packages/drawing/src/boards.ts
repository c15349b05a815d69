import { type BetweenView, castleName, isTile, parseCastle, roomById } from '@luftschloss/engine/between';
import { type Castle, type CastlesView, readCastle, scoreCastle } from '@luftschloss/engine/castles';
import { accept, type Checked } from '@luftschloss/engine/kernel';
import { offers, type PalaceView, readPalace, TYPE_NAMES, tileOf } from '@luftschloss/engine/palace';
import { drawBetweenCastle, drawBetweenTile } from './between/castle.ts';
import { drawCastle, type ThemeName } from './castles/index.ts';
import { drawPalace, drawPalaceTile } from './palace/index.ts';

export const THEME_NAMES: readonly ThemeName[] = ['day', 'night'];

export interface Picture {
  readonly title: string;
  readonly svg: string;
}

/** How a board is wanted on a screen. */
export interface Manner {
  /** Pixels for each unit of the drawing: what would be too small to read is left out. */
  readonly scale?: number;
  /** Without titles and sheets, for a page that says all that itself. */
  readonly bare?: boolean;
  /** An earlier view: what has come since is pointed out. */
  readonly since?: unknown;
}

/** Something that can be taken or is held, such as a tile of a hand. */
export interface Piece extends Picture {
  readonly id: string;
  /** What it costs, for instance. */
  readonly note: string;
}

/** How the boards of one game are drawn. */
export interface BoardDrawing {
  /** A board file, which may be wrong, as SVG; `null` for a game without such files. */
  readonly file: ((file: unknown, theme: ThemeName) => Checked<string>) | null;
  /** Every board of a game as the viewer sees it. */
  table(view: unknown, names: readonly string[], theme: ThemeName, manner?: Manner): readonly Picture[];
  /** What the viewer chooses from, beside the boards. */
  pieces?(view: unknown, theme: ThemeName, scale?: number): readonly Piece[];
}

const castles: BoardDrawing = {
  file(file, theme) {
    const castle = readCastle(file);
    return castle.ok ? accept(drawCastle(castle.value, { theme, points: pointsOf(castle.value) })) : castle;
  },
  table: (view, names, theme) =>
    (view as CastlesView).seats.map(({ castle, score }, seat) => {
      const title = `Castle of ${names[seat]}`;
      return { title, svg: drawCastle(castle, { theme, title, subtitle: `${score} points`, points: pointsOf(castle) }) };
    }),
};

/** What each room scored when it was placed. */
function pointsOf(castle: Castle): number[] {
  return scoreCastle(castle).steps.map(({ points }) => points);
}

interface Cell {
  readonly x: number;
  readonly y: number;
}

function fresh<T extends Cell>(now: readonly T[], before: readonly Cell[] | undefined): T[] {
  return before ? now.filter(({ x, y }) => before.every((old) => old.x !== x || old.y !== y)) : [];
}

const between: BoardDrawing = {
  file(file, theme) {
    const castle = parseCastle(file);
    return castle.ok ? accept(drawBetweenCastle(castle.value, { theme })) : castle;
  },
  table: (view, names, theme, { scale = 1, bare = false, since } = {}) => {
    const { castles: all } = view as BetweenView;
    return all.map((castle, index) => {
      const name = `${castleName(index)}, of ${names[index] ?? 'Ludwig'} and ${names[(index + 1) % all.length] ?? 'Ludwig'}`;
      const marked = fresh(castle.tiles, (since as BetweenView | undefined)?.castles[index].tiles);
      return { title: name, svg: drawBetweenCastle({ ...castle, name }, { theme, scale, bare, marked }) };
    });
  },
  pieces(view, theme, scale = 1) {
    const { hand, chosen, revealed, viewer } = view as BetweenView;
    const held = hand.length > 0 ? hand : viewer === null ? [] : (revealed[viewer] ?? []);
    return [...new Set(held)].filter(isTile).map((id) => ({
      id,
      title: roomById(id).name,
      note: chosen?.includes(id) ? 'chosen' : '',
      svg: drawBetweenTile(id, theme, scale),
    }));
  },
};

const palace: BoardDrawing = {
  file(file, theme) {
    const checked = readPalace(file);
    return checked.ok ? accept(drawPalace({ palace: checked.value }, { theme })) : checked;
  },
  table(view, names, theme, { scale = 1, bare = false, since } = {}) {
    const game = view as PalaceView;
    const water = (palaceThen: PalaceView['palace']): Cell[] => [...palaceThen.left, ...palaceThen.right, ...palaceThen.ponds];
    const before = (since as PalaceView | undefined)?.palace;
    const marked = before ? [...fresh(game.palace.tiles, before.tiles), ...fresh(water(game.palace), water(before))] : [];
    return [{ title: 'The palace', svg: drawPalace(game, { theme, names, scale, legend: !bare, marked }) }];
  },
  pieces: (view, theme) =>
    offers(view as PalaceView).map(({ tile, price }) => ({
      id: tile,
      title: `${TYPE_NAMES[tileOf(tile).type]} ${tile}`,
      note: price === 0 ? 'free' : `${price} ${price === 1 ? 'swan' : 'swans'}`,
      svg: drawPalaceTile(tile, theme),
    })),
};

/** One row for each game, by its id. */
export const BOARD_DRAWINGS: { readonly [game: string]: BoardDrawing } = { castles, between, palace };
