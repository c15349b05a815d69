import { thinkingTime } from '@luftschloss/bots/levels';
import { answerOf } from './bot-answer.ts';
import { hintsOf } from './hint-answer.ts';
import type { ThinkReply, ThinkRequest } from './thinker.ts';
import { weighedAnswers } from './weigh-answer.ts';

/** Whoever asks for a hint would rather have a good one than a quick one. */
const HINT_TIME = 2000;

self.addEventListener('message', ({ data }: MessageEvent<{ id: number; question: ThinkRequest }>) => {
  const { id, question } = data;
  let answer: ThinkReply;
  try {
    answer = { id, action: answered(question) };
  } catch (error) {
    answer = { id, error: String(error) };
  }
  self.postMessage(answer);
});

function answered(question: ThinkRequest): unknown {
  if (question.weigh) return weighedAnswers(question, question.weigh);
  const milliseconds = question.hints ? HINT_TIME : thinkingTime(question.bot);
  const budget = { milliseconds, clock: () => performance.now() };
  return question.hints ? hintsOf(question, budget) : answerOf(question, budget);
}
