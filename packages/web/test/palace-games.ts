import type { GameRecord } from '@luftschloss/engine/kernel';
import { currentTask, type PalaceView, type TaskType } from '@luftschloss/engine/palace';
import { answerOf } from '../src/table/bot-answer.ts';
import { againstBots } from '../src/table/new-table.ts';
import { lastState, openPlayedGame, type PlayedGame, played } from '../src/table/played-game.ts';
import { recordOf } from './tables.ts';

export type Wanted = (view: PalaceView) => boolean;

/** A game of The Palace at the first moment at which Ada is asked something that is wanted, whatever seed that takes. */
export function palaceWhere(players: number, wanted: Wanted, choose = sensible): GameRecord {
  for (let seed = 1; seed <= 60; seed++) {
    const found = playedUntil(players, `wanted ${seed}`, wanted, choose);
    if (found) return found;
  }
  throw new Error('no game comes to that');
}

const sensible = (view: PalaceView): unknown => answerOf({ game: 'palace', bot: 'greedy', view, seed: 'person' });

function playedUntil(players: number, seed: string, wanted: Wanted, choose: typeof sensible): GameRecord | null {
  const opened = openPlayedGame(recordOf({ game: 'palace', options: {}, seats: againstBots(['Ada'], players - 1), seed }));
  if (!opened.ok) throw new Error(opened.problem.code);
  let playedGame: PlayedGame = opened.value;
  for (;;) {
    const { rules } = playedGame;
    const [seat] = rules.toAct(lastState(playedGame));
    if (seat === undefined) return null;
    const view = rules.view(lastState(playedGame), seat) as PalaceView;
    if (seat === 0 && wanted(view)) return playedGame.record;
    const next = played(playedGame, seat, choose(view));
    if (!next.ok) throw new Error(next.refusal.code);
    playedGame = next.value;
  }
}

/** Asked this, in such a turn or later. */
export function asks(task: TaskType, turn = 0): Wanted {
  return (view) => currentTask(view)?.type === task && view.turn.number >= turn;
}
