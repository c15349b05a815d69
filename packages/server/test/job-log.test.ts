import { describe, expect, it } from 'vitest';
import { jobEvents, jobLog } from '../src/store/job-log.ts';

function told(): { readonly lines: string[]; readonly warn: (text: string) => void } {
  const lines: string[] = [];
  return { lines, warn: (text) => lines.push(text) };
}

describe('the library for jobs', () => {
  it('says each trouble of its own once and in one line, and nothing of jobs or of what is no trouble', () => {
    const { lines, warn } = told();
    const log = jobLog(warn);
    for (let i = 0; i < 3; i++) log.error('the database is away\n    at somewhere');
    log.scope({ jobId: '7' }).error('a job has failed');
    log.info('all is well');
    log.warn('something else');
    expect(lines).toEqual(['jobs: the database is away', 'jobs: something else']);
  });

  it('tells in one line that workers have ended, however many they are, and the library sees none of them fail', async () => {
    const { lines, warn } = told();
    const events = jobEvents(warn);
    const workers = [1, 2, 3].map((each) => ({ promise: Promise.reject(new Error(`away ${each}`)) }));
    for (const worker of workers) events.emit('worker:create', { worker } as never);
    await Promise.all(workers.map(({ promise }) => promise));
    expect(lines).toEqual(['jobs: a worker has ended: Error: away 1']);
  });
});
