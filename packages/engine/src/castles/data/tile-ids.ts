/** Tiles that are no rooms of a stack. */
export const FOYER = 'foyer';
export const HALLWAY = 'hallway';
export const STAIRS = 'stairs';
