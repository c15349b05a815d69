import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Sizes {
  readonly games: () => number;
  readonly sockets: () => number;
}

/** What Prometheus reads at /metrics. Each server has its own registry, so that several can live in one process. */
export class Metrics {
  readonly registry = new Registry();
  readonly moves = this.#counter('moves_total', 'Moves by how they ended', ['type', 'outcome']);
  readonly notices = this.#counter('notices_total', 'Notices by kind and outcome', ['kind', 'outcome']);
  readonly jobs = this.#counter('jobs_total', 'Jobs run, by kind and outcome', ['kind', 'outcome']);
  readonly refusedSockets = this.#counter('sockets_refused_total', 'Sockets and messages turned away', ['reason']);
  readonly slowReaders = this.#counter('slow_readers_total', 'Times that a page read so slowly that it was sent a fresh view instead', []);
  readonly storing = new Histogram({
    name: 'luftschloss_store_seconds',
    help: 'Time until an entry is durable',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers: [this.registry],
  });

  #counter<T extends string>(name: string, help: string, labelNames: readonly T[]): Counter<T> {
    return new Counter({ name: `luftschloss_${name}`, help, labelNames, registers: [this.registry] });
  }

  watch({ games, sockets }: Sizes): void {
    const { registry } = this;
    collectDefaultMetrics({ register: registry });
    this.#gauge('games_in_memory', 'Games in memory', games);
    this.#gauge('sockets', 'Open sockets', sockets);
  }

  #gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name: `luftschloss_${name}`,
      help,
      registers: [this.registry],
      collect() {
        this.set(value());
      },
    });
  }
}
