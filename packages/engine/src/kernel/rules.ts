import type { OptionSpecs } from './options.ts';
import type { Rng, RngState } from './rng.ts';
import type { Schema } from './schema.ts';

/** A place at the table, counted from 0 in playing order (clockwise). */
export type Seat = number;

/** Whoever looks at a game: a seat, or `null` for somebody who only watches. */
export type Viewer = Seat | null;

/** The types of one game, bundled. All of them are plain JSON data: no classes, closures, Maps or cycles. */
export interface GameTypes {
  options: object;
  state: { readonly rng: RngState };
  action: { readonly type: string };
  view: { readonly viewer: Viewer };
  event: GameEvent;
}

export interface GameEvent {
  readonly type: string;
  /** Somebody learned something that cannot be unlearned: a card was looked at, a secret was shown. Undo stops here. */
  readonly reveals?: boolean;
}

/** Why an action is not allowed, as data; catalogues turn it into a sentence. */
export interface Refusal {
  readonly code: string;
  readonly params?: { readonly [name: string]: string | number };
}

/**
 * Legal actions of one kind. They are counted and made on demand, since some kinds hold thousands (every order of seven rooms under seven prices)
 * and most callers want only one of them.
 */
export interface Choice<Action> {
  readonly kind: Action extends { readonly type: infer Kind } ? Kind : never;
  /** Divides a kind whose actions players would not call the same thing. */
  readonly variant?: string;
  count(): number;
  at(index: number): Action;
}

/** Something to be said to people: a code of a catalogue with what it is about, such as ids and numbers. */
export interface Fact {
  readonly code: string;
  readonly params?: { readonly [name: string]: FactValue };
}

export type FactValue = string | number | readonly string[] | Fact;

/** One line of a final score: a player can follow every point to its cause. */
export interface ScoreLine {
  /** A code. */
  readonly category: string;
  readonly points: number;
  readonly reason: Fact;
}

export interface Standing {
  readonly seat: Seat;
  /** 1 for the winner; tied seats share a rank. */
  readonly rank: number;
  readonly score: number;
  readonly lines: readonly ScoreLine[];
  /** What decides between equal scores, in order; names are codes. */
  readonly tiebreaks: readonly { readonly name: string; readonly value: number }[];
  /** A title or remark, such as the title of a solo game. */
  readonly note?: Fact;
  /** The code of a contender without a seat at the table; its number follows those of the players. */
  readonly name?: string;
}

export interface GameResult {
  /** By seat. */
  readonly standings: readonly Standing[];
  readonly winners: readonly Seat[];
  /** Where boards are scored rather than players: the final table then has a column for each of them. */
  readonly sheet?: ScoreSheet;
}

export interface ScoreSheet {
  /** All categories in their order, scored or not. */
  readonly categories: readonly string[];
  readonly boards: readonly ScoredBoard[];
}

export interface ScoredBoard {
  /** A code. */
  readonly name: string;
  /** Whose it is. */
  readonly seats: readonly Seat[];
  readonly score: number;
  readonly lines: readonly ScoreLine[];
}

/**
 * Everything the rest of the project needs to know of a game.
 *
 * `view` is the one door: legal actions, refusals, decisions and bots are computed from what a viewer may know and from nothing else, on the server as in
 * the browser. A view may share parts with the state that it was made from; nobody changes a view.
 */
export interface Rules<G extends GameTypes = GameTypes> {
  readonly id: string;
  readonly name: string;
  /** Raised whenever a replay of old actions would differ. */
  readonly version: number;
  /** The first version that can still be played: a game keeps the rules that it was begun under. Only the current one, unless it says so. */
  readonly oldestVersion?: number;
  readonly options: OptionSpecs<G['options']>;
  readonly actionSchema: Schema<G['action']>;

  /** How many can play with these options; also the place to refuse options that exclude each other. */
  players(options: G['options']): { readonly min: number; readonly max: number };
  optionsRefusal(options: G['options'], seats: number, version?: number): Refusal | null;
  /** By the current rules, or by an earlier version of them, which the state then remembers. */
  setup(options: G['options'], seats: number, rng: RngState, version?: number): G['state'];
  /** A copy that `play` may change without touching the original. */
  clone(state: G['state']): G['state'];
  /** Who must act; several at once where play is simultaneous; nobody when the game is over. */
  toAct(state: G['state']): readonly Seat[];
  view(state: G['state'], viewer: Viewer): G['view'];
  /** The legal actions of the view's seat, by kind; empty when it has nothing to decide. */
  choices(view: G['view']): readonly Choice<G['action']>[];
  refusal(view: G['view'], action: G['action']): Refusal | null;
  /**
   * Whether a seat may also do this while it need not act, as advice to a partner or taking something back. Such actions are never among `choices`: nobody
   * has to do them, so no game waits or goes round in circles for them.
   */
  outOfTurn?(action: G['action']): boolean;
  /**
   * The seats that go before this one when both have run out of time. The rules refuse nothing because of it: bots that then play in their
   * place ask for it.
   */
  yieldsTo?(state: G['state'], seat: Seat): readonly Seat[];
  /** Changes the state in place. Only for actions that `refusal` lets pass. */
  play(state: G['state'], seat: Seat, action: G['action']): G['event'][];
  /** The event as that viewer may see it, or `null` when it may not be seen at all. */
  redact(event: G['event'], viewer: Viewer): G['event'] | null;
  /** A complete state that looks exactly like this view to its viewer: what bots think with. */
  sample(view: G['view'], rng: Rng): G['state'];
  result(state: G['state']): GameResult | null;
}

/** Fixes the types of a game without repeating them at every member. */
export function defineRules<G extends GameTypes>(rules: Rules<G>): Rules<G> {
  return rules;
}

/** Whether games of this version of the rules can be played on. */
export function playsVersion({ version, oldestVersion = version }: Pick<Rules, 'version' | 'oldestVersion'>, wanted: number): boolean {
  return Number.isInteger(wanted) && wanted >= oldestVersion && wanted <= version;
}

/** The versions that a program plays, as every language writes them: `3`, or `1–3`. */
export function versionsPlayed({ version, oldestVersion = version }: Pick<Rules, 'version' | 'oldestVersion'>): string {
  return oldestVersion === version ? String(version) : `${oldestVersion}–${version}`;
}

/** A state or view that remembers under which version of the rules its game was begun. Those of the first version carry no number. */
export interface Versioned {
  readonly rulesVersion?: number;
}

export function versionOf({ rulesVersion = 1 }: Versioned): number {
  return rulesVersion;
}

export function versionMark(version: number): Versioned {
  return version === 1 ? {} : { rulesVersion: version };
}
