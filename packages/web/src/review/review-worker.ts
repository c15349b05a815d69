import { taskResult } from './review-answer.ts';
import type { ReviewQuestion, ReviewReply } from './review-pool.ts';

self.addEventListener('message', ({ data: { id, question } }: MessageEvent<{ id: number; question: ReviewQuestion }>) => {
  let reply: ReviewReply;
  try {
    reply = { id, result: taskResult(question) };
  } catch (error) {
    reply = { id, error: String(error) };
  }
  self.postMessage(reply);
});
