import type { GameRecord } from '@luftschloss/engine/kernel';
import { answerOf } from '../src/table/bot-answer.ts';
import type { Wish } from '../src/table/new-table.ts';
import { lastState, openPlayedGame, type PlayedGame, played } from '../src/table/played-game.ts';
import { recordOf } from './tables.ts';

export interface PlayedMoment {
  readonly record: GameRecord;
  readonly view: unknown; // Ada's
}

/** A whole game of somebody sensible in every seat, seen by Ada at so many moments from its beginning to its end. */
export function momentsOf(wish: Wish, count: number): PlayedMoment[] {
  const opened = openPlayedGame(recordOf(wish));
  if (!opened.ok) throw new Error(opened.problem.code);
  let game: PlayedGame = opened.value;
  const { rules } = game;
  const moments: PlayedMoment[] = [];
  const note = (): void => {
    moments.push({ record: game.record, view: rules.view(lastState(game), 0) });
  };
  note();
  for (;;) {
    const toAct = rules.toAct(lastState(game));
    if (toAct.length === 0) break;
    if (toAct.includes(0)) note();
    const [seat] = toAct;
    const view = rules.view(lastState(game), seat);
    const next = played(game, seat, answerOf({ game: game.record.game, bot: 'greedy', view, seed: `person ${moments.length}` }));
    if (!next.ok) throw new Error(next.refusal.code);
    game = next.value;
  }
  note();
  const sample = Math.min(count, moments.length);
  return Array.from({ length: sample }, (_, i) => moments[Math.round((i * (moments.length - 1)) / (sample - 1))]);
}
