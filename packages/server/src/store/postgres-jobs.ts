import { type Runner, run } from 'graphile-worker';
import type pg from 'pg';
import { jobEvents, jobLog } from './job-log.ts';
import type { Job, JobKind } from './store.ts';

/** Any number: it keeps our advisory locks apart from those of other programs. */
export const NODE_LOCKS = 7_146_001;
const TASK = 'attend';
const WORKERS = 8;
const LINES_OF_A_GUEST = 2;
const LOOK_FOR_THE_DEAD = 1000;
const START_AGAIN_AFTER = 1000;

interface Payload {
  readonly table: string;
  readonly kind: JobKind;
  readonly number: number;
  readonly due: number;
}

/**
 * SQL that orders jobs inside the statement that stores an entry; parameters are arrays from `jobColumns`, the first of them at `$from`. Jobs have no keys: the
 * library may drop a job whose key is just being worked on. So deadlines that were moved are looked at once for nothing.
 */
export function orderingSql(from: number): string {
  return `graphile_worker.add_job('${TASK}', j.payload::json, queue_name => j.line, run_at => to_timestamp(j.due / 1000.0))
    FROM unnest($${from}::text[], $${from + 1}::bigint[], $${from + 2}::text[]) AS j(payload, due, line)`;
}

export function jobColumns(jobs: readonly Job[]): [payloads: string[], due: number[], lines: (string | null)[]] {
  return [
    jobs.map(({ table, kind, number, due }) => JSON.stringify({ table, kind, number, due } satisfies Payload)),
    jobs.map(({ due }) => Math.ceil(due)),
    jobs.map(lineOf),
  ];
}

/** Jobs in one line are done one after the other. A guest has two lines, whatever the number of tables, so that the other workers are there for everybody else. */
function lineOf({ table, guest }: Job): string | null {
  return guest === undefined ? null : `${guest} ${(table.codePointAt(table.length - 1) ?? 0) % LINES_OF_A_GUEST}`;
}

/** Jobs on PostgreSQL: graphile-worker gives each to one node; what a dead node was working on is set free by the others. */
export class PostgresJobs {
  readonly #pool: pg.Pool;
  readonly #keeper: pg.Client;
  readonly #warn: (text: string) => void;
  #runner: Runner | null = null;
  #looking: NodeJS.Timeout | null = null;
  #node = 0;
  #stopped = false;

  /** The keeper's session holds the sign of life: it ends with the process, however that ends. */
  constructor(pool: pg.Pool, keeper: pg.Client, warn: (text: string) => void) {
    this.#pool = pool;
    this.#keeper = keeper;
    this.#warn = warn;
  }

  async start(work: (job: Job) => Promise<void>): Promise<void> {
    const events = jobEvents(this.#warn);
    const pools: string[] = [];
    events.on('pool:create', ({ workerPool }) => pools.push(workerPool.id));
    this.#runner = await run({
      pgPool: this.#pool,
      concurrency: WORKERS,
      noHandleSignals: true,
      pollInterval: 2000,
      logger: jobLog(this.#warn),
      taskList: { [TASK]: (payload) => work(payload as Payload) },
      events,
      // In batches: otherwise a connection that is lost at the end of a job rejects a promise inside the library that nobody awaits, and the process ends.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    this.#runner.promise
      .catch((error: unknown) => this.#warn(`the workers for jobs have stopped: ${String(error)}`))
      .finally(() => this.#ended(work));
    // Whoever stopped us while the library started had nothing to stop yet.
    if (this.#stopped) return this.stop();
    await this.#signIn(pools);
    this.#lookAgain();
  }

  /** A keeper that does not answer within the limits of its connection is given up: the store makes another. */
  #lookAgain(): void {
    this.#looking = setTimeout(() => {
      this.#freeJobsOfTheDead().then(
        () => this.#stopped || this.#lookAgain(),
        (error: unknown) => {
          if (this.#stopped) return;
          this.#warn(`jobs of other nodes could not be looked after: ${String(error)}`);
          this.#keeper.end().catch(() => {});
        },
      );
    }, LOOK_FOR_THE_DEAD);
    this.#looking.unref();
  }

  /** The library gives up when the database is away for too long; we do not. */
  #ended(work: (job: Job) => Promise<void>): void {
    if (this.#looking) clearTimeout(this.#looking);
    if (!this.#stopped) setTimeout(() => void this.#startAgain(work).catch(() => this.#ended(work)), START_AGAIN_AFTER).unref();
  }

  /** What the old workers had taken is free for all once their row is gone. */
  async #startAgain(work: (job: Job) => Promise<void>): Promise<void> {
    if (this.#stopped) return;
    await this.#keeper.query('DELETE FROM nodes WHERE id = $1', [this.#node]).catch(() => {});
    await this.start(work);
  }

  async #signIn(pools: readonly string[]): Promise<void> {
    // Nobody may see the row before the lock is held: a row without a lock is a dead node.
    await this.#keeper.query('BEGIN');
    const { rows } = await this.#keeper.query<{ id: number }>('INSERT INTO nodes (workers) VALUES ($1) RETURNING id', [pools]);
    this.#node = rows[0].id;
    await this.#keeper.query('SELECT pg_advisory_lock($1, $2)', [NODE_LOCKS, this.#node]);
    await this.#keeper.query('COMMIT');
  }

  /** Doing a job twice is harmless, so nobody need be sure that the other is dead: losing its connection is enough. */
  async #freeJobsOfTheDead(): Promise<void> {
    await this.#keeper.query(
      `DELETE FROM nodes WHERE id IN (
         SELECT id FROM (SELECT id, pg_try_advisory_xact_lock($2, id) AS dead FROM nodes WHERE id <> $1) AS others WHERE dead)`,
      [this.#node, NODE_LOCKS],
    );
    await this.#keeper.query(
      `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by)) FROM graphile_worker.jobs
       WHERE locked_by IS NOT NULL AND locked_by NOT IN (SELECT unnest(workers) FROM nodes) HAVING count(*) > 0`,
    );
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#looking) clearTimeout(this.#looking);
    await this.#runner?.stop().catch(() => {});
    if (this.#node > 0) await this.#keeper.query('DELETE FROM nodes WHERE id = $1', [this.#node]).catch(() => {});
  }
}
