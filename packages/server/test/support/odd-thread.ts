import { answerTasks } from '../../src/threads/index.ts';

/** Doubles numbers, and has its troubles with some of them. */
answerTasks(
  (task: number) => {
    if (task === 13) throw new RangeError('unlucky');
    if (task === 14) throw new Error('broken');
    if (task === 15) for (;;);
    return 2 * task;
  },
  (error) => (error instanceof RangeError ? error.message : null),
);
