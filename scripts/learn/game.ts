import { choicesFor } from '../../packages/bots/src/castles/alone/answers.ts';
import { type Choice, QUICK } from '../../packages/bots/src/castles/alone/desk.ts';
import { prospectInputs, ROOM_INPUTS } from '../../packages/bots/src/castles/alone/inputs.ts';
import type { Judge } from '../../packages/bots/src/castles/alone/judge.ts';
import type { Inputs } from '../../packages/bots/src/castles/alone/network.ts';
import { type Prospect, pointsAtEnd } from '../../packages/bots/src/castles/alone/prospect.ts';
import { situationInputs } from '../../packages/bots/src/castles/alone/situation.ts';
import { greedy } from '../../packages/bots/src/castles/greedy.ts';
import { type Outlook, outlookOf } from '../../packages/bots/src/castles/outlook.ts';
import { type CastlesOptions, castles } from '../../packages/engine/src/castles/index.ts';
import { expectOk, openRng, parseOptions, type Rng, rngState, tagSeed } from '../../packages/engine/src/kernel/index.ts';

/** A prospect that was chosen in a game, as the network sees it. */
export interface Sample extends Inputs {
  readonly situation: Float32Array;
  /** Points that were certain then. */
  readonly certain: number;
  /** Points that came in addition, as far as it is known. */
  target: number;
}

/** How much the game itself teaches, compared with what the network thinks of the next prospect. */
const TRACE = 0.7;

/** Plays a game, now and then against its better judgement, and tells what came of each choice. */
export function learningGame(judge: Judge, number: number, rng: Rng): { readonly score: number; readonly samples: Sample[] } {
  const state = castles.setup(optionsOf(number), 1, rngState(tagSeed(`learning ${rng.below(0xffff_ffff)}`)));
  const samples: Sample[] = [];
  const whim = whimOf(number, rng);
  while (castles.toAct(state).length > 0) {
    const view = castles.view(state, 0);
    const outlook = outlookOf(view);
    const choices = view.ask ? choicesFor(judge, outlook, view.ask, QUICK) : null;
    if (choices && choices.length > 0) {
      const chosen = pick(choices, whim, rng);
      if (chosen.prospect) samples.push(sampleOf(outlook, chosen.points, chosen.prospect()));
      castles.play(state, 0, chosen.action);
    } else castles.play(state, 0, greedy.choose(castles, view, openRng(rngState('splitmix32:0'))));
  }
  const [{ score }] = state.seats;
  setTargets(judge, samples, score);
  return { score, samples };
}

const ALL_ROOMS = expectOk(parseOptions(castles.options, {})) as CastlesOptions;
const FIRST_EDITION = expectOk(parseOptions(castles.options, { edition: 'first' })) as CastlesOptions;
const PRINTED_ROOMS = expectOk(parseOptions(castles.options, { rooms: 'printed' })) as CastlesOptions;

function optionsOf(number: number): CastlesOptions {
  return number % 16 === 3 ? FIRST_EDITION : number % 16 === 11 ? PRINTED_ROOMS : ALL_ROOMS;
}

/** Whether a game is played as well as possible, apart from a few slips. */
export function isEarnest(number: number): boolean {
  return number % 4 !== 0 && number % 8 !== 1 && number % 8 !== 3;
}

/** In some games stairs or hallways seem better than they are: otherwise nobody would find out what many of them are good for. */
function whimOf(number: number, rng: Rng): (choice: Choice) => number {
  const stairs = number % 4 === 0 ? 6 * fraction(rng) : 0;
  const hallways = number % 8 === 1 ? 4 * fraction(rng) : 0;
  return ({ action }) => {
    if (!('tile' in action)) return 0;
    return action.tile === 'stairs' ? stairs : action.tile === 'hallway' ? hallways : 0;
  };
}

const SLIPS = 0.08;
/** A slip costs no more than about so many points. */
const SLIP_COST = 3;

function pick(choices: readonly Choice[], whim: (choice: Choice) => number, rng: Rng): Choice {
  const appeals = choices.map((choice) => choice.worth + whim(choice));
  const best = appeals.indexOf(Math.max(...appeals));
  if (fraction(rng) >= SLIPS) return choices[best];
  const near = choices.filter((_, index) => appeals[index] > appeals[best] - SLIP_COST);
  return near[rng.below(near.length)];
}

export function fraction(rng: Rng): number {
  return rng.below(1_000_000) / 1_000_000;
}

function sampleOf(outlook: Outlook, points: number, shown: Prospect): Sample {
  const certain = outlook.view.seats[0].score + points + pointsAtEnd(outlook, shown);
  const { castle, rooms, count } = prospectInputs(outlook, shown);
  return {
    situation: situationInputs(outlook, shown.cards).slice(),
    castle: castle.slice(),
    rooms: rooms.slice(0, count * ROOM_INPUTS),
    count,
    certain,
    target: 0,
  };
}

/** From the end backwards: what came next, weighed with what the network says about it. */
function setTargets({ network }: Judge, samples: readonly Sample[], score: number): void {
  let ahead: Sample | null = null;
  for (const sample of samples.toReversed()) {
    if (ahead) {
      network.see(ahead.situation);
      const expected: number = (1 - TRACE) * network.judge(ahead) + TRACE * ahead.target;
      sample.target = ahead.certain - sample.certain + expected;
    } else sample.target = score - sample.certain;
    ahead = sample;
  }
}
