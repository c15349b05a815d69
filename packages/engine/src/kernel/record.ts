import { advance } from './advance.ts';
import { accept, type Checked, type Rejected, reject } from './checked.ts';
import { parseOptions } from './options.ts';
import { positionLike } from './position.ts';
import { isTagged, rngState } from './rng.ts';
import { type GameResult, type GameTypes, playsVersion, type Rules, type Seat } from './rules.ts';
import { anyObject, integer, list, nullable, object, oneOf, optional, text } from './schema.ts';

/** What any record says about its game. */
export interface RecordHeading {
  readonly game: string;
  readonly rulesVersion: number;
  /** Free remarks: date, event, annotator, ... They never change the game. */
  readonly tags: { readonly [name: string]: string };
  readonly options: { readonly [name: string]: unknown };
  readonly seats: readonly { readonly name: string; readonly bot?: string }[];
}

export const RECORD_HEADING = {
  game: text(40),
  rulesVersion: integer(1),
  tags: anyObject,
  options: anyObject,
  seats: list(object({ name: text(80), bot: optional(text(40)) }), 12),
} as const;

/** How the seed of a game came about: enough for anybody to check that nobody chose the deal. */
export interface DealProof {
  /** The table that it was made for. */
  readonly table: string;
  /** What everybody could see before the start. */
  readonly commitment: string;
  /** What the commitment was made from, shown after the end. */
  readonly secret: string;
  /** By seat: what its player added, or `null` for bots and for whoever added nothing. */
  readonly contributions: readonly (string | null)[];
}

/** A whole game: everything else is derived from it. */
export interface GameRecord extends RecordHeading {
  readonly format: 'luftschloss-record';
  readonly seed: string;
  /**
   * The view that this game goes on from, if it branched off a game that was not over. The seed draws whatever the view does not show.
   * Without it the game begins with the set-up.
   */
  readonly fromView?: object;
  readonly actions: readonly RecordedAction[];
  /** Scores by seat at the end, if the game was finished. A replay must reach them. */
  readonly scores?: readonly number[];
  /** Only games of a server have one. */
  readonly deal?: DealProof;
}

export interface RecordedAction {
  readonly seat: Seat;
  readonly action: { readonly type: string };
}

const envelope = object({
  format: oneOf('luftschloss-record'),
  ...RECORD_HEADING,
  seed: text(200),
  fromView: optional(anyObject),
  actions: list(object({ seat: integer(0, 11), action: anyObject }), 100_000),
  scores: optional(list(integer(), 12)),
  deal: optional(object({ table: text(80), commitment: text(64), secret: text(64), contributions: list(nullable(text(64)), 12) })),
});

export function parseRecord(value: unknown): Checked<GameRecord> {
  const checked = envelope.check(value, 'record');
  if (!checked.ok) return checked;
  const { tags, seed, fromView, scores, deal, actions, ...rest } = checked.value;
  if (Object.values(tags).some((tag) => typeof tag !== 'string')) return reject('texts-expected', {}, 'record.tags');
  if (!isTagged(seed)) return reject('seed-expected', {}, 'record.seed');
  if (fromView && deal) return reject('not-set-up', {}, 'record.deal');
  const record = { ...rest, seed, tags: tags as Record<string, string>, actions: actions as unknown as RecordedAction[] };
  return accept({
    ...record,
    ...(fromView === undefined ? {} : { fromView }),
    ...(scores === undefined ? {} : { scores }),
    ...(deal === undefined ? {} : { deal }),
  });
}

export interface Replay<G extends GameTypes> {
  readonly options: G['options'];
  /** `states[n]` is the game after `n` actions. */
  readonly states: readonly G['state'][];
  readonly steps: readonly ReplayStep<G>[];
  readonly result: GameResult | null;
}

export interface ReplayStep<G extends GameTypes> {
  readonly seat: Seat;
  readonly action: G['action'];
  readonly events: readonly G['event'][];
  readonly barrier: boolean;
}

/** What a record's game was played with, if these rules can play it. */
export function optionsOfRecord<G extends GameTypes>(rules: Rules<G>, record: RecordHeading): Checked<G['options']> {
  if (record.game !== rules.id) return reject('record-of-other-game', { found: record.game, wanted: rules.id });
  if (!playsVersion(rules, record.rulesVersion)) {
    const { version, oldestVersion = version } = rules;
    const versions = { made: record.rulesVersion, oldest: oldestVersion, newest: version };
    return reject(oldestVersion === version ? 'record-of-other-version' : 'record-of-other-versions', versions);
  }
  const options = parseOptions<G['options']>(rules.options, record.options);
  if (!options.ok) return options;
  const refused = rules.optionsRefusal(options.value, record.seats.length, record.rulesVersion);
  return refused ? reject('by-rules', { game: rules.id, refusal: refused }) : options;
}

/** Plays a record again and names the first thing in it that does not fit the rules. */
export function replay<G extends GameTypes>(rules: Rules<G>, record: GameRecord): Checked<Replay<G>> {
  const options = optionsOfRecord(rules, record);
  if (!options.ok) return options;
  const first = firstState(rules, record, options.value);
  if (!first.ok) return first;
  let state = first.value;
  const states = [state];
  const steps: ReplayStep<G>[] = [];
  for (const [index, { seat, action }] of record.actions.entries()) {
    const next = advance(rules, state, seat, action);
    if (!next.ok) {
      const which = { number: index + 1, count: record.actions.length, seat: seat + 1 };
      return reject('refused-action', { ...which, game: rules.id, refusal: next.refusal });
    }
    state = next.state;
    states.push(state);
    steps.push({ seat, action, events: next.events, barrier: next.barrier });
  }
  const result = rules.result(state);
  const problem = resultProblem(record, result);
  return problem ?? accept({ options: options.value, states, steps, result });
}

function firstState<G extends GameTypes>(rules: Rules<G>, record: GameRecord, options: G['options']): Checked<G['state']> {
  const { seats, seed, fromView, rulesVersion } = record;
  if (!fromView) return accept(rules.setup(options, seats.length, rngState(seed), rulesVersion));
  const { viewer } = fromView as { readonly viewer?: unknown };
  if (typeof viewer !== 'number' || !(viewer in seats)) return reject('no-such-seat', {}, 'record.fromView.viewer');
  const position = positionLike(rules, fromView, viewer, rngState(seed));
  if (!position) return reject('not-a-view', { game: rules.id }, 'record.fromView');
  return rules.toAct(position).every((seat) => seat in seats) ? accept(position) : reject('no-such-seat', {}, 'record.fromView');
}

function resultProblem(record: GameRecord, result: GameResult | null): Rejected | null {
  if (!record.scores) return null;
  if (!result) return reject('record-without-end');
  const scores = result.standings.map(({ score }) => score);
  if (scores.join() === record.scores.join()) return null;
  return reject('record-scores', { stated: record.scores.join(', '), reached: scores.join(', ') });
}
