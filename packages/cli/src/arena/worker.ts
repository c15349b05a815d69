import { answerTasks } from '../answer-tasks.ts';
import type { Match } from './match.ts';
import { playPairing } from './play.ts';

await answerTasks((match: Match, catalogue, number: number) => playPairing(match, catalogue, number));
