import { drawBetweenCastle, drawBetweenTile } from '@luftschloss/drawing';
import { betweenLibrary, bonusOf, isTile, parseCastle, ROOM_TYPES, ROOMS, scoreCastle, scoreLines } from '@luftschloss/engine/between';
import { expectOk, type ScoreLine } from '@luftschloss/engine/kernel';
import { factText, type Language, refusalText } from '@luftschloss/words';
import { fitted } from '../../../rulebook/fitted.ts';
import type { Figure, FigureIn, Light } from '../../../rulebook/rulebook.ts';
import { wordingOf } from '../../index.ts';
import { type CastleExample, placed } from './examples.ts';

export interface CastleFigures {
  /** What these rooms score, with what they count. */
  scored(example: CastleExample, ...rooms: readonly string[]): FigureIn;
  /** A room that somebody would like to lay there, and what the rules say. */
  asked(example: CastleExample, row: string): FigureIn;
  /** What throne room, attendants and bonus cards bring. */
  courtly(example: CastleExample): FigureIn;
  /** A room of every type. */
  types(): FigureIn;
  /** A room that is laid there, and the bonus that it earns. */
  earned(example: CastleExample, row: string): FigureIn;
  /** The castle with its whole score. */
  whole(example: CastleExample): FigureIn;
}

const COURTLY = ['throne', 'attendants', 'bonusCards'];
/** Pixels: as wide as a phone's page. */
const WIDEST = 306;

export function castleFigures(language: Language): CastleFigures {
  const { words, term } = language;
  const say = words.rules.figures;
  const wording = wordingOf('between', language);
  const name = (tile: string): string => term('between.room', tile);

  const figure = (example: CastleExample, light: Light, marked: readonly string[], lines: readonly string[], asked?: string): Figure => {
    const castle = expectOk(parseCastle(example));
    const ghost = asked === undefined ? [] : [placed(asked)];
    const pointed = [...castle.tiles.filter(({ tile }) => marked.includes(tile)), ...ghost];
    const draw = (scale: number): string => drawBetweenCastle(castle, { theme: light, language, bare: true, scale, marked: pointed });
    return {
      pictures: [{ svg: fitted(draw, WIDEST) }],
      label: say.castle({ rooms: [castle.throne, ...castle.tiles.map(({ tile }) => tile)].map(name) }),
      verdict: null,
      lines,
    };
  };
  const line = ({ points, reason }: ScoreLine): string => words.between.explanations.item({ points, reason: factText(wording, reason) });
  const linesOf = (example: CastleExample, wanted: (line: ScoreLine) => boolean): string[] =>
    scoreLines(expectOk(parseCastle(example)))
      .filter(wanted)
      .map(line);

  return {
    scored:
      (example, ...rooms) =>
      (light) =>
        figure(
          example,
          light,
          rooms,
          linesOf(example, ({ reason }) => rooms.includes(String(reason.params?.room))),
        ),
    asked: (example, row) => (light) => {
      const legality = expectOk(betweenLibrary.check(example, { ...placed(row) }));
      const { tile } = placed(row);
      const lines = legality.legal ? [] : [refusalText(language, wording, refusalFor(legality.reason, tile))];
      return { ...figure(example, light, [], lines, row), verdict: legality.legal ? 'allowed' : 'refused' };
    },
    courtly: (example) => (light) =>
      figure(
        example,
        light,
        [],
        linesOf(example, ({ category }) => COURTLY.includes(category)),
      ),
    types: () => (light) => ({
      pictures: ROOM_TYPES.flatMap((type) => ROOMS.find((room) => room.type === type && isTile(room.id)) ?? []).map(({ id, type }) => ({
        svg: drawBetweenTile(id, light, language, 0.85),
        caption: term('between.type', type),
      })),
      label: say.tiles({ tiles: ROOM_TYPES.map((type) => term('between.type', type)) }),
      verdict: null,
      lines: [],
    }),
    earned: (example, row) => (light) => {
      const after = { ...example, tiles: [...example.tiles, placed(row)] };
      const earned = bonusOf(expectOk(parseCastle(after)), placed(row).tile);
      const { hints, bonuses } = words.between;
      const lines = earned ? [hints.third({ type: earned.earnedBy, bonus: bonuses[earned.bonus]() })] : [];
      return figure(after, light, [placed(row).tile], lines);
    },
    whole: (example) => (light) =>
      figure(example, light, [], [say.sumAlone({ points: scoreCastle(expectOk(parseCastle(example))).total })]),
  };
}

function refusalFor(reason: string, option: string) {
  return { code: reason, params: { option } };
}
