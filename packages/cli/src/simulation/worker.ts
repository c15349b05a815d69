import { answerTasks } from '../answer-tasks.ts';
import { playGames, type Series } from './play.ts';
import type { Stretch } from './run.ts';

await answerTasks((series: Series, catalogue, { first, end }: Stretch) => playGames(series, catalogue, first, end));
