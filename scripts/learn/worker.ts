import { parentPort, workerData } from 'node:worker_threads';
import { Evaluator } from '../../packages/bots/src/castles/solo/evaluator.ts';
import { SHAPE } from '../../packages/bots/src/castles/solo/learned.ts';
import { Network } from '../../packages/bots/src/castles/solo/network.ts';
import { rngFrom } from '../../packages/engine/src/kernel/index.ts';
import { isEarnest, learningGame, type Sample } from './game.ts';
import { Learner } from './learner.ts';

/** A stretch of learning, beginning with these parameters. */
export interface Lesson {
  readonly parameters: Float32Array;
  readonly seconds: number;
  readonly rate: number;
}

export interface Lessons {
  readonly parameters: Float32Array;
  readonly games: number;
  /** Average score of the games that were played in earnest. */
  readonly score: number;
  /** Typical error of a judgement, in points. */
  readonly error: number;
}

/** So many samples are kept, and after every game so many of them are studied again. */
const KEPT = 400_000;
const STUDIED = 64;

if (!parentPort) throw new Error('this module runs in a worker thread');
const port = parentPort;
const { seed, parameters: count } = workerData as { readonly seed: string; readonly parameters: number };
const rng = rngFrom(seed);
const network = new Network(SHAPE, new Float32Array(count));
const evaluator = new Evaluator(network);
const learner = new Learner(network);
const samples: Sample[] = [];
let played = 0;
let oldest = 0;

port.on('message', (lesson: Lesson) => port.postMessage(learn(lesson)));

function learn({ parameters, seconds, rate }: Lesson): Lessons {
  network.parameters.set(parameters);
  const end = performance.now() + 1000 * seconds;
  const before = played;
  let [sum, earnest, squares, studied] = [0, 0, 0, 0];
  while (performance.now() < end) {
    const { score, samples: found } = learningGame(evaluator, played, rng);
    if (isEarnest(played)) {
      sum += score;
      earnest++;
    }
    played++;
    for (const sample of found) keep(sample);
    for (let i = 0; i < STUDIED; i++) squares += learner.learn(samples[rng.below(samples.length)]) ** 2;
    studied += STUDIED;
    learner.step(rate);
  }
  return { parameters: network.parameters.slice(), games: played - before, score: sum / earnest, error: Math.sqrt(squares / studied) };
}

function keep(sample: Sample): void {
  if (samples.length < KEPT) samples.push(sample);
  else {
    samples[oldest] = sample;
    oldest = (oldest + 1) % KEPT;
  }
}
