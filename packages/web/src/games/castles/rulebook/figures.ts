import { drawCastle, drawLegend, drawTile } from '@luftschloss/drawing';
import {
  bonusCardOf,
  type Castle,
  castlesLibrary,
  completeRooms,
  DEPLETED_POINTS,
  FAVOR_POINTS,
  formsOf,
  HALLWAY,
  type Holdings,
  placementObstacle,
  placeOf,
  planOf,
  type RoomSize,
  readCastle,
  type SwanColour,
  scoreCastle,
  swanMoney,
  swanPoints,
  tileOf,
  WINDOW,
} from '@luftschloss/engine/castles';
import { type Explained, expectOk, placings } from '@luftschloss/engine/kernel';
import { factText, type Language, refusalText } from '@luftschloss/words';
import type { Figure, FigureIn, Light } from '../../../rulebook/rulebook.ts';
import { wordingOf } from '../../index.ts';
import { type CastleExample, placed } from './examples.ts';

const WIDEST = 306; // pixels: as wide as a phone's page
const LARGEST_CELL = 27;
const MARGIN = 0.7;

/** Cells as large as the picture has place for. */
function cellSizeFor(cells: number): number {
  return Math.min(LARGEST_CELL, Math.floor(WIDEST / (cells + 2 * MARGIN)));
}

export interface CastleFigures {
  /** What the tile that was built last scores, point by point. */
  scored(example: CastleExample): FigureIn;
  /** A tile that somebody would like to build there, and what the rules say. */
  asked(example: CastleExample, row: string): FigureIn;
  measured(example: CastleExample, ...measures: readonly Measure[]): FigureIn;
  /** What bonus cards bring in this castle. */
  carded(example: CastleExample, ...cards: readonly string[]): FigureIn;
  /** What rooms of this size bring once their stack is empty. */
  emptied(example: CastleExample, size: RoomSize): FigureIn;
  /** A castle to look at. */
  shown(example: CastleExample): FigureIn;
  tiles(...ids: readonly string[]): FigureIn;
  /** What the marks on rooms mean. */
  legend(): FigureIn;
  /** How many of a thing each of some players has, and what a favor brings them. */
  shares(...amounts: readonly number[]): FigureIn;
  /** What a handful of swans is worth, at once and at the end. */
  swans(...swans: readonly SwanColour[]): FigureIn;
}

export const MEASURES = ['externalEntrances', 'allEntrances', 'courtyards', 'longestPath', 'completed'] as const;
export type Measure = (typeof MEASURES)[number];

const AMOUNTS: { readonly [M in Measure]: (castle: Castle) => number } = {
  externalEntrances: (castle) => scoreCastle(castle).externalEntrances.withoutCorridors,
  allEntrances: (castle) => scoreCastle(castle).externalEntrances.all,
  courtyards: (castle) => scoreCastle(castle).courtyards,
  longestPath: (castle) => scoreCastle(castle).longestPath,
  completed: (castle) => completeRooms(planOf(castle), false).length,
};

export function castleFigures(language: Language): CastleFigures {
  const { words, term } = language;
  const say = words.rules.figures;
  const wording = wordingOf('castles', language);
  const name = (tile: string): string => term('castles.room', tile);

  const picture = (castle: Castle, light: Light, prefix: string, pointing: { marked?: readonly number[]; asked?: string }): string => {
    const asked = pointing.asked === undefined ? {} : { asked: placed(pointing.asked) };
    const cellSize = cellSizeFor(widthOf(castle, pointing.asked));
    return drawCastle(castle, { language, theme: light, prefix, cellSize, margin: MARGIN, marked: pointing.marked ?? [], ...asked });
  };
  const figure = (castle: Castle, svg: string, lines: readonly string[], verdict: Figure['verdict'] = null): Figure => ({
    pictures: [{ svg }],
    label: say.castle({ rooms: castle.tiles.map(({ tile }) => name(tile)) }),
    verdict,
    lines,
  });

  return {
    scored: (example) => (light, prefix) => {
      const castle = castleOf(example);
      const last = castle.tiles.length - 1;
      const { points, completed, rescore } = scoreCastle(castle).steps[last];
      const lines = [
        ...lastStep(example).map(({ fact }) => factText(wording, fact)),
        say.sum({ room: name(castle.tiles[last].tile), points }),
        ...(completed.length > 0 ? [say.completes({ rooms: completed.map((room) => name(castle.tiles[room].tile)) })] : []),
        ...Object.values(rescore).map((again) => say.again({ points: again })),
      ];
      return figure(castle, picture(castle, light, prefix, { marked: [last] }), lines);
    },
    asked: (example, row) => (light, prefix) => {
      const castle = castleOf(example);
      const code = placementObstacle(castle, placed(row));
      const lines = code ? [refusalText(language, wording, { code, params: { tile: placed(row).tile } })] : [];
      return figure(castle, picture(castle, light, prefix, { asked: row }), lines, code ? 'refused' : 'allowed');
    },
    measured:
      (example, ...measures) =>
      (light, prefix) => {
        const castle = castleOf(example);
        const lines = measures.map((measure) => say.count({ name: say[measure](), count: AMOUNTS[measure](castle) }));
        return figure(castle, picture(castle, light, prefix, {}), lines);
      },
    carded:
      (example, ...cards) =>
      (light, prefix) => {
        const castle = castleOf(example);
        const lines = cards.map((card) => say.sum({ room: term('castles.card', card), points: cardPoints(castle, card) }));
        return figure(castle, picture(castle, light, prefix, {}), lines);
      },
    emptied: (example, size) => (light, prefix) => {
      const castle = castleOf(example);
      const marked = castle.tiles.flatMap(({ tile }, room) => (tileOf(tile).size === size ? [room] : []));
      const lines = marked.map((room) => say.sum({ room: name(castle.tiles[room].tile), points: DEPLETED_POINTS }));
      return figure(castle, picture(castle, light, prefix, { marked }), [
        ...lines,
        say.sumAlone({ points: DEPLETED_POINTS * marked.length }),
      ]);
    },
    shown: (example) => (light, prefix) => {
      const castle = castleOf(example);
      return figure(castle, picture(castle, light, prefix, {}), []);
    },
    tiles:
      (...ids) =>
      (light, prefix) => ({
        pictures: ids.map((id) => ({ svg: drawnTile(id, light, `${prefix}${id}-`, language) })),
        label: say.tiles({ tiles: ids.map(name) }),
        verdict: null,
        lines: [],
      }),
    legend: () => (light, prefix) => ({
      pictures: [{ svg: drawLegend({ language, theme: light, prefix }) }],
      label: words.rules.page.legendPicture(),
      verdict: null,
      lines: [],
      wide: true,
    }),
    shares:
      (...amounts) =>
      () => ({
        pictures: [],
        label: '',
        verdict: null,
        lines: placings(amounts, FAVOR_POINTS).map(({ amount, points }, seat) => say.share({ who: EXAMPLE_NAMES[seat], amount, points })),
      }),
    swans:
      (...swans) =>
      () => ({
        pictures: [],
        label: '',
        verdict: null,
        lines: [
          say.sum({ room: swans.map((swan) => term('castles.swan', swan)).join(', '), points: swanPoints(swans) }),
          say.swanMoney({ count: swans.length, money: swanMoney(swans.length) }),
        ],
      }),
  };
}

/** Players of the examples. */
const EXAMPLE_NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];

export function castleOf(example: CastleExample): Castle {
  return expectOk(readCastle(example));
}

/** In cells, with what is asked about. */
function widthOf(castle: Castle, asked?: string): number {
  const { left, right } = planOf(castle).box;
  if (asked === undefined) return right - left + 1;
  const { form, cell } = placeOf(castle, placed(asked));
  const x = cell % WINDOW;
  return Math.max(right + 1, x + form.width) - Math.min(left, x);
}

/** Why the tile that was built last scores what it does. */
function lastStep(example: CastleExample): readonly Explained[] {
  const lines = expectOk(castlesLibrary.explain(example));
  const from = lines.findLastIndex(({ fact }) => fact.code === 'step');
  return lines.slice(from + 1).filter(({ fact }) => fact.code === 'item');
}

function cardPoints(castle: Castle, card: string): number {
  const holdings: Holdings = { plan: planOf(castle), edition: 'collectors', money: 0, swanTokens: 0, wallsConnect: false };
  return bonusCardOf(card).points(holdings, { favorsWonAlone: 0, depletedRooms: 0, lastMasterBuilder: false });
}

function drawnTile(id: string, theme: Light, prefix: string, language: Language): string {
  const level = id === HALLWAY ? 'main' : null;
  const { width } = formsOf(tileOf(id), level)[0];
  const cellSize = Math.min(LARGEST_CELL, cellSizeFor(width));
  return drawTile(id, { language, theme, prefix, cellSize, ...(level && { level }) });
}
