import { type Job, jobKey } from '../store/store.ts';

/** A timer can wait for 24 days at most; a longer wait is made of several. */
const LONGEST_WAIT = 2 ** 31 - 1;
const TRY_AGAIN_AFTER = 1000;

/** Runs the jobs of one process when they are due. What must survive the process is stored elsewhere. */
export class Timetable {
  readonly #jobs = new Map<string, Job>();
  readonly #running = new Set<Promise<void>>();
  readonly #done: (job: Job) => void;
  #run: ((job: Job) => Promise<void>) | null = null;
  #timer: NodeJS.Timeout | null = null;
  #wakes = Number.POSITIVE_INFINITY;

  constructor(done: (job: Job) => void) {
    this.#done = done;
  }

  put(job: Job): void {
    this.#jobs.set(jobKey(job), job);
    if (this.#run && job.due < this.#wakes) this.#wakeAt(job.due);
  }

  start(run: (job: Job) => Promise<void>): void {
    this.#run = run;
    this.#wakeAt(this.#earliest());
  }

  async stop(): Promise<void> {
    this.#run = null;
    if (this.#timer) clearTimeout(this.#timer);
    await Promise.allSettled(this.#running);
  }

  #earliest(): number {
    let earliest = Number.POSITIVE_INFINITY;
    for (const { due } of this.#jobs.values()) earliest = Math.min(earliest, due);
    return earliest;
  }

  #wakeAt(time: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#wakes = time;
    if (time === Number.POSITIVE_INFINITY) return;
    this.#timer = setTimeout(() => this.#runDue(), Math.min(LONGEST_WAIT, Math.max(0, time - Date.now())));
  }

  #runDue(): void {
    const now = Date.now();
    for (const [key, job] of this.#jobs) {
      if (job.due > now) continue;
      this.#jobs.delete(key);
      this.#start(key, job);
    }
    this.#wakeAt(this.#earliest());
  }

  #start(key: string, job: Job): void {
    if (!this.#run) return;
    const running = this.#run(job).then(
      () => this.#done(job),
      () => {
        if (!this.#jobs.has(key)) this.put({ ...job, due: Date.now() + TRY_AGAIN_AFTER });
      },
    );
    this.#running.add(running);
    void running.finally(() => this.#running.delete(running));
  }
}
