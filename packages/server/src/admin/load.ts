import { type EventLoopUtilization, monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Load } from '@luftschloss/protocol';
import type { Metrics } from '../metrics.ts';

interface Sample {
  readonly at: number;
  readonly processor: number;
  readonly loop: EventLoopUtilization;
  readonly moves: number;
  readonly stored: number;
  readonly storing: number;
}

const EVERY = 5000;

/** How hard the process has worked during the last few seconds. */
export class LoadMeter {
  readonly #metrics: Metrics;
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  readonly #timer: NodeJS.Timeout;
  #before: Sample | null = null;
  #last: Load | null = null;

  constructor(metrics: Metrics) {
    this.#metrics = metrics;
    this.#delay.enable();
    this.#timer = setInterval(() => void this.measure(), EVERY);
    this.#timer.unref();
  }

  async now(): Promise<Load> {
    return this.#last ?? this.measure();
  }

  async measure(): Promise<Load> {
    const sample = await this.#sample();
    const before = this.#before ?? { ...sample, at: sample.at - EVERY, processor: sample.processor };
    const seconds = Math.max(0.001, (sample.at - before.at) / 1000);
    const stored = sample.stored - before.stored;
    const load = {
      processor: (sample.processor - before.processor) / 1e6 / seconds,
      busy: this.#before ? performance.eventLoopUtilization(sample.loop, before.loop).utilization : 0,
      delay: Math.max(0, this.#delay.percentile(99) / 1e6 - 20),
      memory: process.memoryUsage.rss(),
      movesPerSecond: (sample.moves - before.moves) / seconds,
      storing: stored > 0 ? ((sample.storing - before.storing) / stored) * 1000 : null,
    };
    this.#delay.reset();
    this.#before = sample;
    this.#last = load;
    return load;
  }

  async #sample(): Promise<Sample> {
    const { user, system } = process.cpuUsage();
    const moves = (await this.#metrics.moves.get()).values.reduce((sum, { value }) => sum + value, 0);
    const storing = (await this.#metrics.storing.get()).values;
    const of = (suffix: string): number => storing.find(({ metricName }) => metricName?.endsWith(suffix))?.value ?? 0;
    return {
      at: Date.now(),
      processor: user + system,
      loop: performance.eventLoopUtilization(),
      moves,
      stored: of('_count'),
      storing: of('_sum'),
    };
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }
}
