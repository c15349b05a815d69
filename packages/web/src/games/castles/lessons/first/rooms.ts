import { type PlacedTile, STAIRS } from '@luftschloss/engine/castles';
import type { Words } from '@luftschloss/words';

/** What the first lesson says. */
export const say = (words: Words) => words['castles-lessons'].first;

/** Where the table itself lays them first: whoever only presses what glows finds the castle of the next step as they left it. */
export const SITTING: PlacedTile = { tile: 'sitting-room', x: -3, y: 0, r: 0 };
export const NAP: PlacedTile = { tile: 'nap-room', x: -2, y: -4, r: 1 };
export const FLUTE: PlacedTile = { tile: 'flute-room', x: 3, y: 0, r: 0 };
export const DINING: PlacedTile = { tile: 'dining-room', x: -7, y: -1, r: 0 };
export const GARDENS: PlacedTile = { tile: 'formal-gardens', x: -4, y: 3, r: 3 };
export const GATEHOUSE: PlacedTile = { tile: 'gatehouse', x: 6, y: 1, r: 1 };
export const LARDER = 'larder';
export const STUDY: PlacedTile = { tile: 'study', x: -6, y: 0, r: 0 };
export const CRYPT = 'crypt';
export const STAIRWAY: PlacedTile = { tile: STAIRS, x: -5, y: -3, r: 1 };
