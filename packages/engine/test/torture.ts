import { expect } from 'vitest';
import { seedOf } from '../../../testing/seed.ts';
import {
  actionsOf,
  advance,
  expectOk,
  type GameRecord,
  type GameTypes,
  openRng,
  type Player,
  type RecordedAction,
  type Rng,
  type Rules,
  randomPlayer,
  replay,
  rngFrom,
  rngState,
  tagSeed,
  type Viewer,
} from '../src/kernel/index.ts';

export interface Torture<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly options: G['options'];
  readonly seats: number;
  readonly seed: string;
  /** Of the rules; by default the current one. */
  readonly version?: number;
  /** Facts of the game that must hold after every action, as the sum of money and tiles. */
  invariant?(state: G['state'], events: readonly G['event'][], before: G['state']): void;
  readonly player?: Player;
  readonly mostActions?: number;
  /** Gives a guessed world what its owner shows by acting at all, as money that is spent from a hidden purse. */
  atLeast?(guessed: G['state'], state: G['state']): G['state'];
  /**
   * At which share of the actions, chosen by the seed, the expensive checks are made as well: restoring from JSON, resampling, refusals, the old state. The
   * invariant is checked at every action.
   */
  readonly thorough?: number;
  /** At which share of the actions it is checked that one which can be taken back shows nobody anything hidden; as `thorough` unless told. */
  readonly barriers?: number;
}

/**
 * Plays one random game and checks after every action what must hold for any game on the kernel. When something fails, the error names the seed and the
 * number of the action, which reproduce it.
 */
export function torture<G extends GameTypes>({
  rules,
  options,
  seats,
  seed,
  version = rules.version,
  invariant,
  player,
  mostActions = 5000,
  atLeast = (guessed) => guessed,
  thorough = 1,
  barriers = thorough,
}: Torture<G>): G['state'] {
  const tagged = tagSeed(seedOf(seed));
  const choose = openRng(rngState(`splitmix32:torture ${tagged}`));
  const lottery = openRng(rngState(`splitmix32:thorough ${tagged}`));
  const bot = (player ?? randomPlayer) as Player<G>;
  let state = rules.setup(options, seats, rngState(tagged), version);
  const actions: RecordedAction[] = [];
  const viewers: readonly Viewer[] = [...Array(seats).keys(), null];
  try {
    for (let toAct = rules.toAct(state); toAct.length > 0; toAct = rules.toAct(state)) {
      expect(actions.length, 'length of the game').toBeLessThan(mostActions);
      const seat = choose.pick(toAct);
      const viewer = choose.pick(viewers);
      const before = lottery.below(1000) < thorough * 1000 ? JSON.stringify(state) : null;
      if (before !== null) {
        state = restored(state);
        resamples(rules, state, viewer, `${tagged} ${actions.length}`);
        outsidersAreRefused(rules, state, toAct, seats);
        refusalChangesNothing(rules, state, seat);
      }

      const action = bot.choose(rules, rules.view(state, seat), choose);
      const next = advance(rules, state, seat, action);
      expect(next, `own action ${JSON.stringify(action)}`).toMatchObject({ ok: true });
      if (!next.ok) break;
      if (before !== null) expect(JSON.stringify(state), 'the old state').toBe(before);
      const guess = openRng(rngState(`splitmix32:worlds ${tagged} ${actions.length}`));
      if (!next.barrier && guess.below(1000) < barriers * 1000) {
        nobodyLearns({ rules, state, seat, action, next, guess, atLeast }, viewers);
      }
      expect(rules.result(state), 'no result before the end').toBeNull();
      for (const looker of viewers) for (const event of next.events) rules.redact(event, looker);
      invariant?.(next.state, next.events, state);
      actions.push({ seat, action });
      state = next.state;
    }
    const result = rules.result(state);
    expect(result, 'result at the end').not.toBeNull();
    for (const { score, lines } of result?.standings ?? []) {
      expect(score, 'score is the sum of its lines').toBe(lines.reduce((sum, { points }) => sum + points, 0));
    }
    const record: GameRecord = {
      format: 'luftschloss-record',
      game: rules.id,
      rulesVersion: version,
      tags: {},
      options: { ...options } as Record<string, unknown>,
      seats: Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i}` })),
      seed: tagged,
      actions,
      scores: result?.standings.map(({ score }) => score) ?? [],
    };
    if (actions.length < 400)
      expect(JSON.stringify(expectOk(replay(rules, record)).states.at(-1)), 'the end of the replay').toBe(JSON.stringify(state));
    return state;
  } catch (error) {
    if (error instanceof Error)
      error.message += `\n  (${rules.id}, ${seats} seats, ${JSON.stringify(options)}, seed "${tagged}", action ${actions.length})`;
    throw error;
  }
}

function restored<T>(state: T): T {
  const text = JSON.stringify(state);
  const copy = JSON.parse(text) as T;
  expect(JSON.stringify(copy)).toBe(text);
  expect(copy).toEqual(state);
  return copy;
}

/** `view(sample(view(s, p)), p)` equals `view(s, p)`, whatever the hidden rest was guessed to be. */
function resamples<G extends GameTypes>(rules: Rules<G>, state: G['state'], viewer: Viewer, seed: string): void {
  const view = rules.view(state, viewer);
  const sampled = rules.sample(view, rngFrom(seed));
  expect(JSON.stringify(rules.view(sampled, viewer)), 'view after resampling').toBe(JSON.stringify(view));
  expect(rules.toAct(sampled)).toEqual(rules.toAct(state));
}

function outsidersAreRefused<G extends GameTypes>(rules: Rules<G>, state: G['state'], toAct: readonly number[], seats: number): void {
  for (let seat = 0; seat < seats; seat++) {
    if (toAct.includes(seat)) continue;
    expect(advance(rules, state, seat, { type: 'pass' })).toMatchObject({ ok: false });
    expect([...actionsOf(rules, rules.view(state, seat))].length, 'actions of a seat that must wait').toBe(0);
  }
}

function refusalChangesNothing<G extends GameTypes>(rules: Rules<G>, state: G['state'], seat: number): void {
  const before = JSON.stringify(state);
  for (const nonsense of [null, 7, {}, { type: 'no-such-action' }, { type: '__proto__' }]) {
    expect(advance(rules, state, seat, nonsense)).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
  }
  expect(JSON.stringify(state)).toBe(before);
}

interface Step<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly state: G['state'];
  readonly seat: number;
  readonly action: G['action'];
  readonly next: { readonly state: G['state']; readonly events: readonly G['event'][] };
  readonly guess: Rng;
  readonly atLeast: (guessed: G['state'], state: G['state']) => G['state'];
}

/**
 * Undo cannot un-see: an action that can be taken back shows nobody anything of what was hidden. In every world that looks the same to a viewer before the action,
 * the actor could have done something that looks the same to that viewer afterwards; for the actor himself, this very action.
 */
function nobodyLearns<G extends GameTypes>(step: Step<G>, viewers: readonly Viewer[]): void {
  const { rules, state, seat, action, next, guess, atLeast } = step;
  for (const viewer of viewers) {
    const seen = seenBy(rules, next, viewer);
    const world = atLeast(rules.sample(rules.view(state, viewer), guess), state);
    const looksTheSame = (other: G['action']): boolean => {
      const there = advance(rules, world, seat, other);
      return there.ok && seenBy(rules, there, viewer) === seen;
    };
    if (looksTheSame(action)) continue;
    const possible = viewer === seat ? [] : alternatives(rules, world, seat, action.type);
    expect(possible.some(looksTheSame), `what ${whoIs(viewer)} sees by ${JSON.stringify(action)}, which can be taken back`).toBe(true);
  }
}

function whoIs(viewer: Viewer): string {
  return viewer === null ? 'an onlooker' : `seat ${viewer}`;
}

/** What a viewer sees of a step: the table after it, and what happened. */
function seenBy<G extends GameTypes>(rules: Rules<G>, { state, events }: Step<G>['next'], viewer: Viewer): string {
  return JSON.stringify([rules.view(state, viewer), events.map((event) => rules.redact(event, viewer))]);
}

/** Kinds with more actions than this hide nothing: they are tried by the action itself. */
const MOST_ALTERNATIVES = 2000;

function alternatives<G extends GameTypes>(rules: Rules<G>, world: G['state'], seat: number, type: string): G['action'][] {
  return rules
    .choices(rules.view(world, seat))
    .filter(({ kind }) => kind === type)
    .flatMap((choice) => Array.from({ length: Math.min(choice.count(), MOST_ALTERNATIVES) }, (_, index) => choice.at(index)));
}
