/**
 * What players should know about the set before they compare it with a printed box, whose tile faces are not published. P-19, P-21
 */
export const HOUSE_MADE: readonly string[] = [
  'The doors and swans of every tile are our own; only the number of tiles of each type is that of the box.',
  'What utility rooms count, what hallways pay and the colours of the swans in the third column are our own.',
  'The values of the favors, and which of them exist within the known families, are our own.',
  'The prices of the row (3, 2, 1, 1, 0, 0) are our own, within the known range.',
  'The table of 23 by 16 cells with a lake along its whole lower edge replaces the edge of a real table.',
  'The moat follows the outline of the palace strictly, cell by cell, so that each arm has exactly one next cell.',
];
