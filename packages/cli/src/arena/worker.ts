import { answerTasks } from '../answer-tasks.ts';
import type { Match } from './match.ts';
import { type Outcome, playPairing } from './play.ts';
import { Programs } from './programs.ts';
import type { Task } from './run.ts';

const programs = new Programs();

await answerTasks(async (match: Match, catalogue, task: Task): Promise<Outcome | null> => {
  if (task !== 'close') return playPairing(match, catalogue, task, programs);
  await programs.close();
  return null;
});
