import { rngFrom } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { expansionsOf, fraction, isEarnest, learningGame, optionsOf, type Sample } from '../../../../scripts/learn/game.ts';
import { Learner } from '../../../../scripts/learn/learner.ts';
import { expandedEvaluator } from '../../src/castles/expanded/learned.ts';
import { Evaluator, SOLO } from '../../src/castles/solo/evaluator.ts';
import { learnedNetwork } from '../../src/castles/solo/learned.ts';
import { layoutOf, Network, type Shape } from '../../src/network/network.ts';

const SMALL: Shape = { situation: 2, castle: 3, room: 2, pooled: 3, first: 4, second: 3 };

function numbers(count: number, seed: string): Float32Array {
  const rng = rngFrom(seed);
  return Float32Array.from({ length: count }, () => 2 * fraction(rng) - 1);
}

function anySample(seed: string): Sample {
  return {
    situation: numbers(SMALL.situation, `${seed} situation`),
    castle: numbers(SMALL.castle, `${seed} castle`),
    rooms: numbers(2 * SMALL.room, `${seed} rooms`),
    count: 2,
    certain: 0,
    target: 5,
  };
}

function errorOf(network: Network, sample: Sample): number {
  network.see(sample.situation);
  return network.evaluate(sample) - sample.target;
}

describe('learning', () => {
  it('changes every parameter in the direction that makes the error smaller', () => {
    const count = layoutOf(SMALL).at(-1) ?? 0;
    for (let trial = 0; trial < 10; trial++) {
      const sample = anySample(`sample ${trial}`);
      const network = new Network(SMALL, numbers(count, `network ${trial}`));
      const before = network.parameters.slice();
      const learner = new Learner(network);
      expect(learner.learn(sample)).toBeCloseTo(errorOf(network, sample), 4);
      learner.step(0.001);
      const moved = network.parameters.slice();
      for (let i = 0; i < count; i++) {
        const nudged = new Network(
          SMALL,
          before.map((each, index) => (index === i ? each + 0.01 : each)),
        );
        const slope = errorOf(nudged, sample) ** 2 - errorOf(new Network(SMALL, before), sample) ** 2;
        // A unit that is 0 may begin to count when it is nudged.
        if (Math.abs(slope) > 0.01) expect(Math.sign(moved[i] - before[i])).toBe(-Math.sign(slope));
      }
    }
  });

  it('learns a sample by heart', () => {
    const network = new Network(SMALL, numbers(layoutOf(SMALL).at(-1) ?? 0, 'by heart'));
    const learner = new Learner(network);
    const sample = anySample('by heart');
    for (let step = 0; step < 300; step++) {
      learner.learn(sample);
      learner.step(0.01);
    }
    expect(Math.abs(errorOf(network, sample))).toBeLessThan(0.2);
  });

  it.each([
    ['without expansions', () => new Evaluator(learnedNetwork(), SOLO), optionsOf(2)],
    ['with all of them', expandedEvaluator, expansionsOf(2, rngFrom('expansions'))],
  ])('takes what came of each choice for its target, %s', (_, evaluatorOf, options) => {
    const { score, samples } = learningGame(evaluatorOf(), 2, rngFrom('a game'), options);
    expect(isEarnest(2)).toBe(true);
    const last = samples[samples.length - 1];
    expect(last.certain + last.target).toBeCloseTo(score, 3);
    expect(samples.length).toBeGreaterThan(10);
    for (const { certain, target } of samples) expect(Math.abs(certain + target - score)).toBeLessThan(60);
  });
});
