import { type BetweenView, parseCastle } from '@luftschloss/engine/between';
import { type Castle, type CastlesView, readCastle, scoreCastle } from '@luftschloss/engine/castles';
import { accept, type Checked } from '@luftschloss/engine/kernel';
import { type PalaceView, readPalace } from '@luftschloss/engine/palace';
import { drawBetweenCastle } from './between/castle.ts';
import { drawCastle, type ThemeName } from './castles/index.ts';
import { drawPalace } from './palace/index.ts';

export const THEME_NAMES: readonly ThemeName[] = ['day', 'night'];

export interface Picture {
  readonly title: string;
  readonly svg: string;
}

/** How the boards of one game are drawn. */
export interface BoardDrawing {
  /** A board file, which may be wrong, as SVG; `null` for a game without such files. */
  readonly file: ((file: unknown, theme: ThemeName) => Checked<string>) | null;
  /** Every board of a game as the viewer sees it. */
  table(view: unknown, names: readonly string[], theme: ThemeName): readonly Picture[];
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

const between: BoardDrawing = {
  file(file) {
    const castle = parseCastle(file);
    return castle.ok ? accept(drawBetweenCastle(castle.value)) : castle;
  },
  table: (view, names) => {
    const { castles: all } = view as BetweenView;
    return all.map((castle, index) => {
      const name = `Castle of ${names[index] ?? 'Ludwig'} and ${names[(index + 1) % all.length] ?? 'Ludwig'}`;
      return { title: name, svg: drawBetweenCastle({ ...castle, name }) };
    });
  },
};

const palace: BoardDrawing = {
  file(file, theme) {
    const checked = readPalace(file);
    return checked.ok ? accept(drawPalace({ palace: checked.value }, { theme })) : checked;
  },
  table: (view, names, theme) => [{ title: 'The palace', svg: drawPalace(view as PalaceView, { theme, names }) }],
};

/** One row for each game, by its id. */
export const BOARD_DRAWINGS: { readonly [game: string]: BoardDrawing } = { castles, between, palace };
