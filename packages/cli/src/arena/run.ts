import type { Catalogue } from '../catalogue.ts';
import { shareOut } from '../threads.ts';
import { gamesOf, type Match } from './match.ts';
import { type Outcome, playPairing } from './play.ts';
import { Programs } from './programs.ts';

/** The number of a game, or the word that there will be no more. */
export type Task = number | 'close';

/** Games that need not be played again, by number, and where each further one goes as soon as it is over. */
export interface KeptOutcomes {
  readonly played: ReadonlyMap<number, Outcome>;
  readonly keep: (number: number, outcome: Outcome) => void;
}

const NOTHING_KEPT: KeptOutcomes = { played: new Map(), keep: () => {} };

/** Plays all games of a match, each thread one at a time. The number of threads changes nothing but the time. */
export async function runMatch(
  match: Match,
  catalogue: Catalogue,
  jobs: number,
  progress: (games: number) => void,
  { played, keep }: KeptOutcomes = NOTHING_KEPT,
): Promise<Outcome[]> {
  const numbers = Array.from({ length: gamesOf(match) }, (_, number) => number);
  const outcomes = numbers.map((number) => played.get(number)) as Outcome[];
  const tasks = numbers.filter((number) => !played.has(number));
  let done = numbers.length - tasks.length;
  const finish = (number: number, outcome: Outcome): void => {
    outcomes[number] = outcome;
    keep(number, outcome);
    progress(++done);
  };
  const threads = Math.min(jobs, tasks.length);
  if (threads > 1) {
    const module = new URL('./worker.ts', import.meta.url);
    const done = (task: Task, outcome: Outcome | null): void => {
      if (task !== 'close' && outcome) finish(task, outcome);
    };
    await shareOut<Task, Outcome | null>({ module, order: match, catalogue, tasks, finish: done, farewell: 'close' }, threads);
    return outcomes;
  }
  const programs = new Programs();
  try {
    for (const number of tasks) {
      finish(number, await playPairing(match, catalogue, number, programs));
      await new Promise(setImmediate);
    }
  } finally {
    await programs.close();
  }
  return outcomes;
}
