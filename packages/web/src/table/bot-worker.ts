import { thinkingTime } from '@luftschloss/bots/levels';
import { answerOf } from './bot-answer.ts';
import { hintsOf } from './hint-answer.ts';
import type { Answer, Question } from './thinker.ts';

self.addEventListener('message', ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  const { id, question } = data;
  let answer: Answer;
  try {
    const budget = { milliseconds: thinkingTime(question.bot), clock: () => performance.now() };
    answer = { id, action: question.hints ? hintsOf(question, budget) : answerOf(question, budget) };
  } catch (error) {
    answer = { id, error: String(error) };
  }
  self.postMessage(answer);
});
