import {
  type Castle,
  planOf,
  roomById,
  roomNumber,
  scoreCastle,
  THRONE_LEFT,
  THRONE_RIGHT,
  type TileId,
  UP,
  xOf,
  yOf,
} from '@luftschloss/engine/between';
import type { Language } from '@luftschloss/words';
import { at, element, escapeText } from '../common/svg.ts';
import type { ThemeName } from '../common/theme.ts';
import type { Look } from './distance.ts';
import { ledger } from './ledger.ts';
import { roomMarked } from './marks.ts';
import { byNight } from './night.ts';
import { CRIMSON, FAINT_INK } from './palette.ts';
import { drawRoom, HEIGHT, WIDTH } from './room.ts';
import { definitions, landscape, type Panorama, panorama, sheet } from './scenery.ts';
import { drawThrone } from './throne.ts';
import { write } from './words.ts';

/** A castle of a game or of a checked castle file; attendants and cards may be missing there. */
export type DrawableCastle = Pick<Castle, 'throne' | 'tiles'> &
  Partial<Pick<Castle, 'attendants' | 'bonusCards'>> & { readonly name?: string };

export interface BetweenDrawingOptions {
  readonly theme?: ThemeName;
  /** Pixels of the screen for each unit of the drawing: what would be too small to read is left out. */
  readonly scale?: number;
  readonly language: Language;
  /** Without title and score sheet, for pages that say those themselves. */
  readonly bare?: boolean;
  /** Tiles to be pointed out. */
  readonly marked?: readonly { readonly x: number; readonly y: number }[];
}

const MARGIN = 60;
const TITLE = 70;
const SKY = 110;
const EARTH = 44;
const NARROWEST = 960;
/** A bare drawing has no sheet that wants to be wide. */
const BARE_MARGIN = 26;

interface Frame {
  readonly width: number;
  readonly top: number; // where the sky begins
  readonly originX: number;
  readonly ground: number;
  readonly bottom: number;
}

function frameOf({ tiles }: DrawableCastle, bare: boolean): Frame {
  const columns = [0, 1, ...tiles.map(({ x }) => x)];
  const rows = [0, ...tiles.map(({ y }) => y)];
  const [west, east, highest, deepest] = [Math.min(...columns), Math.max(...columns), Math.max(...rows), Math.min(...rows)];
  const built = (east - west + 1) * WIDTH;
  const width = bare ? Math.max(4 * WIDTH, built) + 2 * BARE_MARGIN : Math.max(NARROWEST, built + 2 * MARGIN);
  const top = bare ? 0 : TITLE;
  const ground = top + SKY + (highest + 1) * HEIGHT;
  return { width, top, originX: (width - built) / 2 - west * WIDTH, ground, bottom: ground - deepest * HEIGHT + EARTH };
}

/** The castle from the side, as a doll's house cut open, and below it the sheet that says where every point comes from. */
export function drawBetweenCastle(drawable: DrawableCastle, options: BetweenDrawingOptions): string {
  const { theme = 'day', bare = false, language } = options;
  const { drawing: words } = language.words;
  const { throne, tiles, attendants = [], bonusCards = [], name = words.between.castle() } = drawable;
  const castle: Castle = { throne, tiles, attendants, bonusCards };
  const frame = frameOf(drawable, bare);
  const { width, top, ground, bottom } = frame;
  const points = words.points({ points: scoreCastle(castle).total });
  const below = bare ? null : ledger(castle, width, language);
  const height = below ? bottom + 40 + below.height + 20 : bottom;
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img' },
    element('title', {}, escapeText(words.between.worth({ castle: name, points }))),
    definitions(),
    sheet(width, height),
    landscape({ width, top, ground, bottom }),
    rooms(castle, frame, options),
    below ? title(name, points, words.between.built({ count: tiles.length }), width) + below.draw(bottom + 34) : '',
  );
  return themed(svg, theme);
}

function themed(svg: string, theme: ThemeName): string {
  return theme === 'night' ? byNight(svg) : svg;
}

function rooms(castle: Castle, { originX, ground }: Pick<Frame, 'originX' | 'ground'>, options: BetweenDrawingOptions): string {
  const { scale = 1, marked = [], language } = options;
  const look = { scale, language };
  const plan = planOf(castle);
  const score = scoreCastle(castle);
  const place = (x: number, y: number, picture: string): string => at(originX + x * WIDTH, ground - (y + 1) * HEIGHT, picture);
  const room = (x: number, y: number, picture: string): string => place(x, y, roomMarked(`${x} ${y}`, picture));
  const bare = (cell: number): boolean => plan.grid[cell + UP] === 0;
  const drawn = [...score.rooms]
    .sort((a, b) => a.cell - b.cell)
    .map(({ cell, room: number, points }) => {
      const roofless = bare(cell) && yOf(cell) >= 0;
      const gable = roofless && bare(cell - 1) === bare(cell + 1) && yOf(cell) > 0;
      return room(xOf(cell), yOf(cell), drawRoom(number, points, { roof: roofless, gable }, look));
    });
  const throne = drawThrone(plan.throne, score.throne.points, castle.attendants, [bare(THRONE_LEFT), bare(THRONE_RIGHT)], look);
  return room(0, 0, throne) + drawn.join('') + marked.map(({ x, y }) => place(x, y, mark(scale))).join('');
}

/** As thick on the screen however small the drawing is. */
function mark(scale: number): string {
  const pen = 5 * Math.max(1, 0.7 / scale);
  const box = { x: -3, y: -3, width: WIDTH + 6, height: HEIGHT + 6, rx: 5, fill: 'none' };
  return (
    element('rect', { ...box, stroke: '#ffffff', 'stroke-width': pen * 1.8, 'stroke-opacity': 0.8 }) +
    element('rect', { ...box, stroke: CRIMSON, 'stroke-width': pen, 'stroke-dasharray': '14 7' })
  );
}

function title(name: string, points: string, built: string, width: number): string {
  return (
    write(30, 46, name, { size: 30, bold: true, serif: true }) +
    write(width - 30, 46, points, { size: 30, bold: true, serif: true, anchor: 'end' }) +
    write(30, 64, built, { size: 13, fill: FAINT_INK })
  );
}

/** The rooms of a castle alone, for a larger picture: `betweenCellBox` says where they lie. */
export function betweenCastleFragment(castle: Castle, theme: ThemeName, language: Language, scale: number): string {
  return themed(rooms(castle, { originX: 0, ground: 0 }, { language, scale }), theme);
}

/** A room as it would lie in a castle, with its upper left corner at 0,0. */
export function betweenRoomFragment(tile: TileId, points: number | null, theme: ThemeName, look: Look): string {
  return themed(drawRoom(roomNumber(tile), points, { roof: false, gable: false }, look), theme);
}

/** Floors and skies that fragments refer to: once in a page. */
export function betweenDefinitions(theme: ThemeName): string {
  return themed(definitions(), theme);
}

export function betweenPanorama(panoramaOf: Panorama, theme: ThemeName): string {
  return themed(panorama(panoramaOf), theme);
}

/** One tile as it lies in a hand. */
export function drawBetweenTile(tile: TileId, theme: ThemeName, language: Language, scale = 1): string {
  const picture = drawRoom(roomNumber(tile), null, { roof: false, gable: false }, { scale, language });
  const sky = roomById(tile).id === 'tower' ? 96 : 4;
  const [width, height] = [WIDTH + 8, HEIGHT + sky + 4];
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `-4 ${-sky} ${width} ${height}`, width, height },
    definitions(),
    picture,
  );
  return themed(svg, theme);
}
