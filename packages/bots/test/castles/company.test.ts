import { type CastlesOptions, type CastlesState, castles } from '@luftschloss/engine/castles';
import { expectOk, parseOptions, rngFrom, rngState, type Seat, tagSeed } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { companyGame } from '../../../../scripts/learn/company-game.ts';
import { COMPANY_SHAPE, companyNetwork } from '../../src/castles/company/learned.ts';
import { choicesInCompany, companyEvaluator } from '../../src/castles/company/policy.ts';
import { greedy } from '../../src/castles/greedy.ts';
import { expectedScore } from '../../src/castles/solo/choices.ts';
import { type Choice, QUICK } from '../../src/castles/solo/position.ts';
import { valuationOf } from '../../src/castles/valuation.ts';
import { layoutOf } from '../../src/network/network.ts';

const options = (given: Partial<CastlesOptions> = {}): CastlesOptions => expectOk(parseOptions(castles.options, given)) as CastlesOptions;

const EVERYTHING: Partial<CastlesOptions> = { swans: true, passages: true, moats: true, towers: true, decrees: true };

function choicesOf(state: CastlesState, seat: Seat): readonly Choice[] {
  const view = castles.view(state, seat);
  return (view.ask && choicesInCompany(companyEvaluator(), valuationOf(view), view.ask, QUICK)) ?? [];
}

/** Plays a game of three by what was learned; `look` sees every decision of it. */
function playByLearned(
  seed: string,
  given: Partial<CastlesOptions>,
  look: (state: CastlesState, seat: Seat, choices: readonly Choice[]) => void,
): CastlesState {
  const state = castles.setup(options(given), 3, rngState(tagSeed(seed)));
  const rng = rngFrom(seed);
  for (let [seat] = castles.toAct(state); seat !== undefined; [seat] = castles.toAct(state)) {
    const choices = choicesOf(state, seat);
    look(state, seat, choices);
    const best = choices.length > 0 ? choices.reduce((a, b) => (b.worth > a.worth ? b : a)).action : null;
    castles.play(state, seat, best ?? greedy.choose(castles, castles.view(state, seat), rng));
  }
  return state;
}

describe('what was learned in company', () => {
  it('has a parameter for everything in its network, and all of it in less than a tenth of a megabyte', () => {
    const { parameters } = companyNetwork();
    expect(parameters.length).toBe(layoutOf(COMPANY_SHAPE).at(-1));
    expect(2 * parameters.length).toBeLessThan(100_000);
    expect(parameters.some((each) => each !== 0)).toBe(true);
  });

  it.each([{}, EVERYTHING])('offers only what the rules allow, and judges all of it (%o)', (given) => {
    let judged = 0;
    playByLearned('legal', given, (state, seat, choices) => {
      const view = castles.view(state, seat);
      for (const { action, worth } of choices) {
        expect(castles.refusal(view, action)).toBeNull();
        expect(Number.isFinite(worth)).toBe(true);
        judged++;
      }
    });
    expect(judged).toBeGreaterThan(500);
  });

  it('knows nothing that the seat cannot see', () => {
    let compared = 0;
    playByLearned('hidden', {}, (state, seat, choices) => {
      if (choices.length === 0 || state.round % 3 !== 0) return;
      const elsewhere = castles.sample(castles.view(state, seat), rngFrom(`world ${compared++}`));
      expect(choicesOf(elsewhere, seat).map(({ worth }) => worth)).toEqual(choices.map(({ worth }) => worth));
    });
    expect(compared).toBeGreaterThan(5);
  });

  it('expects the scores of a finished game', () => {
    const state = playByLearned('finished', {}, () => {});
    for (const [seat, { score }] of state.seats.entries()) expect(expectedScore(companyEvaluator(), state, seat)).toBe(score);
  });

  it('is taught by what came of every choice, for every seat', () => {
    const { samples } = companyGame(companyEvaluator(), 1, rngFrom('a game'));
    expect(samples.length).toBeGreaterThan(20);
    for (const { certain, target, situation } of samples) {
      expect(situation.length).toBe(COMPANY_SHAPE.situation);
      expect(certain + target).toBeGreaterThan(0);
      expect(certain + target).toBeLessThan(200);
    }
  });
});
