import type { PlayedGame } from '../table/played-game.ts';

/** How far a game has come with each step: talk, suggestions and what is taken back are no steps of it. */
export function paceOf({ rules, record }: Pick<PlayedGame, 'rules' | 'record'>): (step: number) => number {
  const paces = [0];
  for (const { action } of record.actions) paces.push(paces[paces.length - 1] + (rules.outOfTurn?.(action) ? 0 : 1));
  return (step) => paces[step] ?? paces[paces.length - 1];
}
