import { afterEach, describe, expect, it } from 'vitest';
import { TaskFailure, TaskThread } from '../src/threads/index.ts';

const open: TaskThread<number, number>[] = [];
function thread(): TaskThread<number, number> {
  const started = new TaskThread<number, number>(new URL('./support/odd-thread.ts', import.meta.url));
  open.push(started);
  return started;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.end()));
});

describe('a thread that does tasks', () => {
  it('is free before and after a task, and not meanwhile', async () => {
    const worker = thread();
    expect(worker.free).toBe(true);
    const result = worker.run(21);
    expect(worker.free).toBe(false);
    expect(await result).toBe(42);
    expect(worker.free).toBe(true);
  });

  it('tells of a task that cannot be done, and does others', async () => {
    const worker = thread();
    await expect(worker.run(13)).rejects.toThrow(new TaskFailure('unlucky'));
    expect(await worker.run(4)).toBe(8);
  });

  it('does nothing any more after an error that nobody expected', async () => {
    const worker = thread();
    await expect(worker.run(14)).rejects.toThrow('broken');
    expect({ free: worker.free, broken: worker.broken }).toEqual({ free: false, broken: true });
    await expect(worker.run(4)).rejects.toThrow('broken');
  });

  it('is ended when it takes too long', async () => {
    const worker = thread();
    await worker.run(1);
    await expect(worker.run(15, 50)).rejects.toThrow('took too long');
    expect(worker.broken).toBe(true);
  });
});
