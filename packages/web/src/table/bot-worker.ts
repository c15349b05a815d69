import { thinkingTime } from '@luftschloss/bots/levels';
import { answerOf } from './bot-answer.ts';
import type { Answer, Question } from './thinker.ts';

self.addEventListener('message', ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  const { id, question } = data;
  let answer: Answer;
  try {
    answer = { id, action: answerOf(question, { milliseconds: thinkingTime(question.bot), clock: () => performance.now() }) };
  } catch (error) {
    answer = { id, error: String(error) };
  }
  self.postMessage(answer);
});
