import { drawCastle } from '@luftschloss/drawing';
import { type Castle, type CastlesView, readCastle, scoreCastle } from '@luftschloss/engine/castles';
import { accept, type Checked } from '@luftschloss/engine/kernel';

export const THEMES = ['day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

export interface Picture {
  readonly title: string;
  readonly svg: string;
}

/** How one game is drawn. */
export interface Drawing {
  /** A board file, which may be wrong, as SVG. */
  file(file: unknown, theme: Theme): Checked<string>;
  /** Every board of a game as an onlooker sees it. */
  table(view: unknown, names: readonly string[], theme: Theme): readonly Picture[];
}

const castlesDrawing: Drawing = {
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

/** Drawings by the id of their game. */
export const DRAWINGS: { readonly [game: string]: Drawing } = { castles: castlesDrawing };
