import { EventEmitter } from 'node:events';
import { Logger, type WorkerEvents } from 'graphile-worker';

/** What the library itself reports, in one line, and the same trouble only once. Whoever does a job reports what fails in it. */
export function jobLog(warn: (text: string) => void): Logger {
  let last = '';
  return new Logger(({ jobId }) => (level, message) => {
    if (jobId !== undefined || (level !== 'error' && level !== 'warning')) return;
    const [line] = message.split('\n', 1);
    if (line !== last) warn(`jobs: ${line}`);
    last = line;
  });
}

/** The library prints the stack of a worker that ends with an error, beside its log: it ends without one here, and that is told in a line for all of them. */
export function jobEvents(warn: (text: string) => void): WorkerEvents {
  const events = new EventEmitter() as WorkerEvents;
  let told = false;
  events.on('worker:create', ({ worker }) => {
    worker.promise = worker.promise.catch((error: unknown) => {
      if (!told) warn(`jobs: a worker has ended: ${String(error)}`);
      told = true;
    });
  });
  return events;
}
