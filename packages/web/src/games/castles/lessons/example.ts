import { drawCastle } from '@luftschloss/drawing';
import { build, type CastlesAction, type CastlesView, formsOf, planOf, tileOf, WINDOW } from '@luftschloss/engine/castles';
import type { Language } from '@luftschloss/words';
import { LEARNER } from '../../../learn/lesson.ts';
import type { FigureIn, Light } from '../../../rulebook/rulebook.ts';
import type { PlacingAction } from '../pieces.ts';
import { passagesOf } from '../spots.ts';
import { isBuilding, placedBy, placesFor } from './finding.ts';

const CELL = 22; // pixels
const MARGIN = 1; // cells of paper around the castle
const AROUND = 1.9; // cells around the new room that are shown

/** The new room where the lesson would build it, and where it scores least: two cut-outs of the learner's own castle. */
export function example(language: Language, view: CastlesView, wanted: CastlesAction): FigureIn | null {
  if (!isBuilding(wanted) || passagesOf(wanted).length > 0) return null;
  const spots = placesFor(view, wanted.tile);
  const good = spots.find(({ x, y, r }) => x === wanted.x && y === wanted.y && r === wanted.r);
  const worst = spots.at(-1);
  const bad = worst?.ways[0];
  if (!good || !worst || worst.points >= good.points || !bad || !isBuilding(bad)) return null;
  const { good: right, less: wrong } = language.words.learn.example;
  const { castle } = language.words.rules.figures;
  const rooms = [...view.seats[LEARNER].castle.tiles.map(({ tile }) => tile), wanted.tile];
  return (light, prefix) => ({
    pictures: [
      { svg: cutOut(language, view, wanted, light, `${prefix}good-`), caption: right({ points: good.points }) },
      { svg: cutOut(language, view, bad, light, `${prefix}less-`), caption: wrong({ points: worst.points }) },
    ],
    label: castle({ rooms: rooms.map((room) => language.term('castles.room', room)) }),
    verdict: null,
    lines: [],
  });
}

function cutOut(language: Language, { seats }: CastlesView, action: PlacingAction, theme: Light, prefix: string): string {
  const castle = build(seats[LEARNER].castle, placedBy(action));
  const last = castle.tiles.length - 1;
  const { box, rooms } = planOf(castle);
  const { width, height } = formsOf(tileOf(action.tile), action.level ?? null)[action.r];
  const { cell } = rooms[last];
  const corner = [(cell % WINDOW) - box.left, Math.floor(cell / WINDOW) - box.top].map((cells) => (cells + MARGIN - AROUND) * CELL);
  const size = [width, height].map((cells) => Math.round((cells + 2 * AROUND) * CELL));
  return drawCastle(castle, { language, theme, prefix, cellSize: CELL, margin: MARGIN, marked: [last] })
    .replace(/viewBox="[^"]*"/, `viewBox="${[...corner, ...size].join(' ')}"`)
    .replace(/width="[^"]*"/, `width="${size[0]}"`)
    .replace(/height="[^"]*"/, `height="${size[1]}"`);
}
