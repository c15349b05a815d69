import { between } from './between/board.ts';
import { castles } from './castles/board.ts';
import type { BoardDrawing } from './common/board-drawing.ts';
import { palace } from './palace/board.ts';

/** How the boards of each game are drawn: one row for each, by its id. */
export const BOARD_DRAWINGS: { readonly [game: string]: BoardDrawing } = { castles, between, palace };
