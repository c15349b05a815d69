// Learns to play Castles alone by playing: every choice of a game is judged again by what came of it. Writes the parameters of the network that greedy and hard
// use in solo games (packages/bots/src/castles/solo).
//
//   npm run learn                     goes on from what is known, for twenty minutes on all cores
//   npm run learn -- --minutes 60
//   npm run learn -- --anew           forgets everything first: needed when the inputs have changed
//   npm run learn -- --company        the same for two to five players, against greedy (packages/bots/src/castles/company)
//   npm run learn -- --expanded       the same alone with expansions (packages/bots/src/castles/expanded)
//   npm run learn -- --between        what castles of Between come to, from games of greedy (packages/bots/src/between/learned)
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { SHAPE as BETWEEN_SHAPE, betweenNetwork } from '../packages/bots/src/between/learned/expected-points.ts';
import { COMPANY_SHAPE, companyNetwork } from '../packages/bots/src/castles/company/learned.ts';
import { expandedNetwork } from '../packages/bots/src/castles/expanded/learned.ts';
import { learnedNetwork, SHAPE } from '../packages/bots/src/castles/solo/learned.ts';
import { layoutOf, type Network, type Shape } from '../packages/bots/src/network/network.ts';
import { pack } from '../packages/bots/src/network/packing.ts';
import { rngFrom } from '../packages/engine/src/kernel/index.ts';
import { fraction } from './learn/game.ts';
import type { Lesson, Lessons, Subject } from './learn/worker.ts';

/** The threads learn apart for so long, then their networks are averaged. */
const LESSON_SECONDS = 20;
const RATE = 0.0007;
/** The last part of the time is for smaller and smaller steps. */
const SLOWER_FROM = 0.6;
const SLOWEST = 0.08;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    anew: { type: 'boolean', default: false },
    company: { type: 'boolean', default: false },
    expanded: { type: 'boolean', default: false },
    between: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'learning' },
  },
});

interface Curriculum {
  readonly folder: string;
  readonly shape: Shape;
  readonly known: () => Network;
  /** Where learning begins that forgets what is known. */
  readonly anew: () => Float32Array;
}

const CURRICULA: { readonly [S in Subject]: Curriculum } = {
  solo: { folder: 'castles/solo', shape: SHAPE, known: learnedNetwork, anew: () => anyParameters(SHAPE) },
  company: { folder: 'castles/company', shape: COMPANY_SHAPE, known: companyNetwork, anew: fromSolo },
  expanded: { folder: 'castles/expanded', shape: COMPANY_SHAPE, known: expandedNetwork, anew: fromSolo },
  between: { folder: 'between/learned', shape: BETWEEN_SHAPE, known: betweenNetwork, anew: () => anyParameters(BETWEEN_SHAPE) },
};

const subject: Subject = values.between ? 'between' : values.company ? 'company' : values.expanded ? 'expanded' : 'solo';
const curriculum = CURRICULA[subject];
const file = `packages/bots/src/${curriculum.folder}/parameters.ts`;
const workers = Array.from({ length: Number(values.jobs) }, (_, index) => {
  const workerData = { parameters: countOf(curriculum.shape), seed: `${values.seed} ${index}`, subject };
  return new Worker(new URL('./learn/worker.ts', import.meta.url), { workerData });
});
const lessons = Math.max(1, Math.round((60 * Number(values.minutes)) / LESSON_SECONDS));
let parameters = values.anew ? curriculum.anew() : curriculum.known().parameters;
for (let lesson = 0; lesson < lessons; lesson++) {
  const part = lesson / lessons;
  const rate = RATE * Math.max(SLOWEST, Math.min(1, (1 - part) / (1 - SLOWER_FROM)));
  const learned = await Promise.all(workers.map((worker) => teach(worker, { parameters, seconds: LESSON_SECONDS, rate })));
  parameters = parameters.map((_, index) => average(learned.map((each) => each.parameters[index])));
  const games = learned.reduce((sum, each) => sum + each.games, 0);
  const score = average(learned.map((each) => each.score));
  const error = average(learned.map((each) => each.error));
  console.log(
    `${(lesson + 1) * LESSON_SECONDS} s: ${games} games, ${score.toFixed(1)} points on average, judged to within ${error.toFixed(2)}`,
  );
  write(parameters);
}
await Promise.all(workers.map((worker) => worker.terminate()));

function teach(worker: Worker, lesson: Lesson): Promise<Lessons> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (learned: Lessons) => {
      worker.off('error', reject);
      resolve(learned);
    });
    worker.postMessage(lesson);
  });
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

function countOf(shape: Shape): number {
  return layoutOf(shape).at(-1) ?? 0;
}

/** Small, different from each other, and none of them for sums that should begin at 0. */
function anyParameters(shape: Shape): Float32Array {
  const rng = rngFrom(values.seed);
  const all = new Float32Array(countOf(shape));
  const at = layoutOf(shape);
  const scatter = (part: number, width: number): void => {
    for (let i = at[part]; i < at[part + 1]; i++) all[i] = width * (fraction(rng) + fraction(rng) + fraction(rng) - 1.5);
  };
  scatter(0, 0.5);
  for (const part of [2, 3, 4, 6]) scatter(part, 0.25);
  scatter(8, 0.2);
  return all;
}

/** Castles are castles: what is known from solo games is a better beginning than nothing. What only company has counts for nothing yet. */
function fromSolo(): Float32Array {
  const solo = learnedNetwork();
  const all = new Float32Array(countOf(COMPANY_SHAPE));
  const at = layoutOf(COMPANY_SHAPE);
  const from = layoutOf(solo.shape);
  for (let part = 0; part + 1 < from.length; part++) all.set(solo.parameters.subarray(from[part], from[part + 1]), at[part]);
  return all;
}

function write(all: Float32Array): void {
  const { text, scale } = pack(all);
  const lines = [
    '// Made by npm run learn: the parameters of the network, part after part.',
    `export const SCALE = ${scale};`,
    'export const PARAMETERS =',
    `  '${text}';`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
}
