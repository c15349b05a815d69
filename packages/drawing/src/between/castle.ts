import { type Castle, planOf, scoreCastle, THRONE_LEFT, THRONE_RIGHT, UP, xOf, yOf } from '@luftschloss/engine/between';
import { element, escapeText } from '../svg.ts';
import { moved } from './icons.ts';
import { ledger } from './ledger.ts';
import { FAINT_INK } from './palette.ts';
import { drawRoom, HEIGHT, WIDTH } from './room.ts';
import { definitions, landscape, sheet } from './scenery.ts';
import { drawThrone } from './throne.ts';
import { write } from './words.ts';

/** A castle of a game or of a checked castle file; attendants and cards may be missing there. */
export type DrawableCastle = Pick<Castle, 'throne' | 'tiles'> &
  Partial<Pick<Castle, 'attendants' | 'bonusCards'>> & { readonly name?: string };

const MARGIN = 60;
const TITLE = 70;
const SKY = 110;
const EARTH = 44;
const NARROWEST = 960;

/** The castle from the side, as a doll's house cut open, and below it the sheet that says where every point comes from. */
export function drawBetweenCastle(drawable: DrawableCastle): string {
  const { throne, tiles, attendants = [], bonusCards = [], name = 'A castle between two builders' } = drawable;
  const castle: Castle = { throne, tiles, attendants, bonusCards };
  const plan = planOf(castle);
  const score = scoreCastle(castle);
  const columns = [0, 1, ...tiles.map(({ x }) => x)];
  const rows = [0, ...tiles.map(({ y }) => y)];
  const [west, east, top, deep] = [Math.min(...columns), Math.max(...columns), Math.max(...rows), Math.min(...rows)];
  const width = Math.max(NARROWEST, (east - west + 1) * WIDTH + 2 * MARGIN);
  const originX = (width - (east - west + 1) * WIDTH) / 2 - west * WIDTH;
  const ground = TITLE + SKY + (top + 1) * HEIGHT;
  const bottom = ground - deep * HEIGHT + EARTH;
  const place = (x: number, y: number, picture: string): string => moved(originX + x * WIDTH, ground - (y + 1) * HEIGHT, picture);
  const bare = (cell: number): boolean => plan.grid[cell + UP] === 0;
  const rooms = [...score.rooms]
    .sort((a, b) => a.cell - b.cell)
    .map(({ cell, room, points }) => {
      const roofless = bare(cell) && yOf(cell) >= 0;
      const gable = roofless && bare(cell - 1) === bare(cell + 1) && yOf(cell) > 0;
      return place(xOf(cell), yOf(cell), drawRoom(room, points, { roof: roofless, gable }));
    });
  const throneRoom = drawThrone(plan.throne, score.throne.points, attendants, [bare(THRONE_LEFT), bare(THRONE_RIGHT)]);
  const sheetBelow = ledger(castle, width);
  const height = bottom + 40 + sheetBelow.height + 20;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img' },
    element('title', {}, escapeText(`${name}: ${score.total} points`)),
    definitions(),
    sheet(width, height),
    landscape({ width, top: TITLE, ground, bottom }),
    place(0, 0, throneRoom),
    ...rooms,
    write(30, 46, name, { size: 30, bold: true, serif: true }),
    write(width - 30, 46, `${score.total} points`, { size: 30, bold: true, serif: true, anchor: 'end' }),
    write(30, 64, tiles.length === 1 ? 'One room and a throne room' : `${tiles.length} rooms and a throne room`, {
      size: 13,
      fill: FAINT_INK,
    }),
    sheetBelow.draw(bottom + 34),
  );
}
