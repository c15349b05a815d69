import type { Checked } from '@luftschloss/engine/kernel';
import type { Language } from '@luftschloss/words';
import type { ThemeName } from './theme.ts';

export interface Picture {
  readonly title: string;
  readonly svg: string;
}

/** How a board is wanted on a screen. */
export interface Manner {
  readonly language: Language;
  /** Pixels for each unit of the drawing: what would be too small to read is left out. */
  readonly scale?: number;
  /** Without titles and sheets, for a page that says all that itself. */
  readonly bare?: boolean;
  /** An earlier view: what has come since is pointed out. */
  readonly since?: unknown;
  /** Of every id, where several tables are drawn on one page. */
  readonly prefix?: string;
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
  readonly file: ((file: unknown, theme: ThemeName, language: Language) => Checked<string>) | null;
  /** Every board of a game as the viewer sees it. */
  table(view: unknown, names: readonly string[], theme: ThemeName, manner: Manner): readonly Picture[];
  /** What the viewer chooses from, beside the boards. */
  pieces?(view: unknown, theme: ThemeName, manner: Pick<Manner, 'language' | 'scale'>): readonly Piece[];
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** What has come to a board since an earlier look at it. */
export function fresh<T extends Cell>(now: readonly T[], before: readonly Cell[] | undefined): T[] {
  return before ? now.filter(({ x, y }) => before.every((old) => old.x !== x || old.y !== y)) : [];
}
