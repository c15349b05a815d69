import { type OptionSpec, openRng, parseOptions, type Rng, type Rules, rngState } from '@luftschloss/engine/kernel';
import { fail, orFail } from '../failure.ts';
import { type Contender, lineup } from './contenders.ts';

/** Everything that decides the games of a match, as data for worker threads. */
export interface Match {
  readonly game: string;
  readonly contenders: readonly Contender[];
  /** As they were given; what is missing stands at its default, or is drawn for each deal of a mixed match. */
  readonly options: { readonly [name: string]: unknown };
  /** `null` in a mixed match: drawn for each deal. */
  readonly players: number | null;
  readonly mixed: boolean;
  readonly deals: number;
  readonly seed: string;
  /** Milliseconds of budgets are those that the processor works for a bot: the same strength on a busy machine. */
  readonly byProcessor: boolean;
}

/** One game of a match. */
export interface Pairing {
  readonly deal: number;
  readonly seed: string;
  readonly options: object;
  /** Which contender sits where. */
  readonly seats: readonly number[];
}

/** How often a deal is played, so that every contender meets it from every seat. */
export function gamesInADeal({ contenders, players, mixed }: Match): number {
  return mixed || players === null || contenders.length === 1 ? 1 : players;
}

export function gamesOf(match: Match): number {
  return match.deals * gamesInADeal(match);
}

/** Depends on nothing but the match and the number: games of one deal have the same seed and options and differ in the seats only. */
export function pairing(match: Match, rules: Rules, number: number): Pairing {
  const rotations = gamesInADeal(match);
  const deal = Math.floor(number / rotations);
  const seed = `${match.seed}/${deal}`;
  if (match.mixed) return { deal, seed, ...mixedTable(match, rules, openRng(rngState(`splitmix32:${seed}/table`))) };
  const base = lineup(match.contenders.length, match.players ?? 1);
  const rotation = number % rotations;
  const seats = base.map((_, seat) => base[(seat - rotation + base.length) % base.length]);
  return { deal, seed, options: orFail(parseOptions(rules.options, match.options)), seats };
}

const MOST_TRIES = 1000;

/** Options and a number of players that may be played together, drawn at random. */
function mixedTable(match: Match, rules: Rules, rng: Rng): Pick<Pairing, 'options' | 'seats'> {
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    const drawn = Object.entries(rules.options as { [name: string]: OptionSpec }).map(([name, spec]) => [name, anyValue(spec, rng)]);
    const options = orFail(parseOptions(rules.options, { ...Object.fromEntries(drawn), ...match.options }));
    const { min, max } = rules.players(options);
    const players = match.players ?? min + rng.below(max - min + 1);
    if (players < min || players > max || rules.optionsRefusal(options, players)) continue;
    return { options, seats: mixedSeats(match.contenders.length, players, rng) };
  }
  return fail('no-mix', { tries: MOST_TRIES });
}

function anyValue(spec: OptionSpec, rng: Rng): unknown {
  if (spec.kind === 'flag') return rng.below(2) === 1;
  if (spec.kind === 'choice') return rng.pick(spec.choices);
  if (rng.below(2) === 1) return spec.default;
  return spec.choices.filter(() => rng.below(4) > 0);
}

/** Everybody plays as often as anybody else, as far as there are seats. */
function mixedSeats(contenders: number, players: number, rng: Rng): readonly number[] {
  const order = rng.shuffle(Array.from({ length: contenders }, (_, contender) => contender));
  return rng.shuffle(Array.from({ length: players }, (_, seat) => order[seat % contenders]));
}
