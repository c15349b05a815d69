import { parentPort, workerData } from 'node:worker_threads';
import { SHAPE as BETWEEN_SHAPE } from '../../packages/bots/src/between/learned/expected-points.ts';
import { COMPANY_SHAPE } from '../../packages/bots/src/castles/company/learned.ts';
import { COMPANY } from '../../packages/bots/src/castles/company/perspective.ts';
import { Evaluator, SOLO } from '../../packages/bots/src/castles/solo/evaluator.ts';
import { SHAPE } from '../../packages/bots/src/castles/solo/learned.ts';
import { Network, type Shape } from '../../packages/bots/src/network/network.ts';
import { rngFrom } from '../../packages/engine/src/kernel/index.ts';
import { betweenGame } from './between-game.ts';
import { companyGame } from './company-game.ts';
import { expansionsOf, isEarnest, learningGame, optionsOf, type PlayedGame, type Sample } from './game.ts';
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

/** What is learned: Castles alone (without expansions, or with them) or in company, or Between. */
export type Subject = 'solo' | 'expanded' | 'company' | 'between';

/** So many samples are kept, and after every game so many of them are studied again: a game in company takes longer and shows more, one of Between is soon replaced. */
const KEPT: { readonly [S in Subject]: number } = { solo: 400_000, expanded: 400_000, company: 400_000, between: 100_000 };
const STUDIED: { readonly [S in Subject]: number } = { solo: 64, expanded: 64, company: 256, between: 96 };
const SHAPES: { readonly [S in Subject]: Shape } = { solo: SHAPE, expanded: COMPANY_SHAPE, company: COMPANY_SHAPE, between: BETWEEN_SHAPE };

if (!parentPort) throw new Error('this module runs in a worker thread');
const port = parentPort;
const {
  seed,
  parameters: count,
  subject,
} = workerData as { readonly seed: string; readonly parameters: number; readonly subject: Subject };
const rng = rngFrom(seed);
const network = new Network(SHAPES[subject], new Float32Array(count));
const play = gamesOf(subject);
const studiedEach = STUDIED[subject];
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
    const { score, samples: found } = play(played);
    if (!isAlone(subject) || isEarnest(played)) {
      sum += score;
      earnest++;
    }
    played++;
    for (const sample of found) keep(sample);
    for (let i = 0; i < studiedEach; i++) squares += learner.learn(samples[rng.below(samples.length)]) ** 2;
    studied += studiedEach;
    learner.step(rate);
  }
  return { parameters: network.parameters.slice(), games: played - before, score: sum / earnest, error: Math.sqrt(squares / studied) };
}

function gamesOf(what: Subject): (number: number) => PlayedGame {
  if (what === 'between') return (number) => betweenGame(network, number, rng);
  const evaluator = new Evaluator(network, what === 'solo' ? SOLO : COMPANY);
  if (what === 'company') return (number) => companyGame(evaluator, number, rng);
  return (number) => learningGame(evaluator, number, rng, what === 'solo' ? optionsOf(number) : expansionsOf(number, rng));
}

function isAlone(what: Subject): boolean {
  return what === 'solo' || what === 'expanded';
}

function keep(sample: Sample): void {
  if (samples.length < KEPT[subject]) samples.push(sample);
  else {
    samples[oldest] = sample;
    oldest = (oldest + 1) % KEPT[subject];
  }
}
