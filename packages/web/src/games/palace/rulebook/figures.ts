import { drawPalace, drawPalaceTile } from '@luftschloss/drawing';
import { advance, expectOk, type GameResult, rngState } from '@luftschloss/engine/kernel';
import {
  boardOf,
  joined,
  type Palace,
  type PalaceEvent,
  type PalaceState,
  palaceLibrary,
  palace as palaceRules,
  ROW_PRICES,
  readPalace,
  TILE_TYPES,
  TILES,
} from '@luftschloss/engine/palace';
import { factText, type Language, plain, refusalText, told } from '@luftschloss/words';
import { fitted } from '../../../rulebook/fitted.ts';
import type { Figure, FigureIn, Light } from '../../../rulebook/rulebook.ts';
import { wordingOf } from '../../index.ts';
import { asking, type PalaceExample } from './examples.ts';

export interface PalaceFigures {
  /** A tile that somebody would like to build there, and what the rules say. */
  asked(example: PalaceExample, row: string): FigureIn;
  /** What happens when the first player builds a tile: played by the rules. */
  built(example: PalaceExample, row: string): FigureIn;
  /** The final score of the first player. */
  scored(example: PalaceExample): FigureIn;
  /** What the swans of the first player are worth at the end. */
  purse(example: PalaceExample): FigureIn;
  /** A tile of every type. */
  types(): FigureIn;
  /** The moat, and whether its arms have met. */
  moat(example: PalaceExample): FigureIn;
}

const NAMES = ['Ada', 'Ben'];
/** Pixels: as wide as a phone's page. */
const WIDEST = 306;
const TOLD: readonly PalaceEvent['type'][] = ['swan', 'completed', 'favors-looked-at', 'secret-swan', 'arms-joined'];

export function palaceFigures(language: Language): PalaceFigures {
  const say = language.words.rules.figures;
  const wording = wordingOf('palace', language);
  const people = told(NAMES);
  const figure = (palace: Palace, light: Light, marked: readonly { x: number; y: number }[], lines: readonly string[]): Figure => {
    const look = { language, theme: light, names: NAMES, legend: false, marked, close: true } as const;
    return {
      pictures: [{ svg: fitted((scale) => drawPalace({ palace }, { ...look, scale }), WIDEST) }],
      label: say.palace({ count: palace.tiles.length }),
      verdict: null,
      lines,
    };
  };
  const tell = (event: PalaceEvent): string => plain(wording.event(event, people) ?? []);

  const scoreOf = (example: PalaceExample): string[] => {
    const { lines, score } = (expectOk(palaceLibrary.score(example)) as GameResult).standings[0];
    const { item } = language.words.palace.explanations;
    const scoring = lines.filter(({ points }) => points > 0);
    return [...scoring.map(({ points, reason }) => item({ points, reason: factText(wording, reason) })), say.sumAlone({ points: score })];
  };

  return {
    asked: (example, row) => (light) => {
      const palace = expectOk(readPalace(example));
      const { tile, turns, ...cell } = asking(row);
      const legality = expectOk(palaceLibrary.check(example, { tile, ...cell, r: turns }));
      const lines = legality.legal ? [] : [refusalText(language, wording, { code: legality.reason, params: { tile, ...cell } })];
      const shown = { ...palace, tiles: [...palace.tiles, { tile, ...cell, turns, owner: null, complete: false }] };
      return { ...figure(shown, light, [cell], lines), verdict: legality.legal ? 'allowed' : 'refused' };
    },
    built: (example, row) => (light) => {
      const { state, events } = played(example, row);
      const { x, y } = asking(row);
      return figure(state.palace, light, [{ x, y }], events.filter(({ type }) => TOLD.includes(type)).map(tell));
    },
    scored: (example) => (light) => figure(expectOk(readPalace(example)), light, [], scoreOf(example)),
    purse: (example) => () => {
      const { swans = {} } = example.seats?.[0] ?? {};
      const { payments } = language.words.palace;
      const held = Object.entries(swans).map(([colour, count]) => payments.swans({ count, colour }));
      return { pictures: [], label: '', verdict: null, lines: [payments.all({ swans: held }), ...scoreOf(example)] };
    },
    types: () => (light) => ({
      pictures: TILE_TYPES.flatMap((type) => TILES.find((tile) => tile.type === type) ?? []).map(({ id, type }) => ({
        svg: drawPalaceTile(id, light, language),
        caption: language.term('palace.type', type),
      })),
      label: say.tiles({ tiles: TILE_TYPES.map((type) => language.term('palace.type', type)) }),
      verdict: null,
      lines: [],
    }),
    moat: (example) => (light) => {
      const palace = expectOk(readPalace(example));
      return figure(palace, light, [], joined(boardOf(palace)) ? [tell({ type: 'arms-joined' })] : []);
    },
  };
}

/** A game that has come to this palace, in which the first player builds a tile that costs nothing. */
function played(example: PalaceExample, row: string): { readonly state: PalaceState; readonly events: readonly PalaceEvent[] } {
  const { tile, ...place } = asking(row);
  const fresh = palaceRules.setup({}, NAMES.length, rngState('chacha8:rulebook'));
  const state: PalaceState = {
    ...fresh,
    start: 0,
    turn: { number: 1, seat: 0, moatMoves: 0, mustJoin: false },
    palace: expectOk(readPalace(example)),
    row: ROW_PRICES.map((_, space) => (space === ROW_PRICES.length - 1 ? tile : null)),
    agenda: [{ type: 'act' }, { type: 'finish' }, { type: 'end-turn' }],
  };
  const next = advance(palaceRules, state, 0, { type: 'build', tile, ...place });
  if (!next.ok) throw new Error(`the example cannot be built: ${next.refusal.code}`);
  return next;
}
