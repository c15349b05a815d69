import {
  type Choice,
  defineRules,
  type GameTypes,
  integer,
  listed,
  object,
  openRng,
  type Player,
  type Refusal,
  type RngState,
  rank,
  rngState,
  type ScoreLine,
  type Seat,
  single,
  tagged,
  type Viewer,
} from '../../src/kernel/index.ts';

/**
 * High Card, made up to try the kernel. Everybody secretly picks a card of the hand at the same time; whoever shows the highest decides: claim its points, or
 * draw a card and then discard one. It has hidden cards, a simultaneous choice, a decision nested in another, and randomness in mid-game.
 */
export interface HighCard extends GameTypes {
  options: { length: 'short' | 'long'; generous: boolean; without: string[] };
  state: State;
  action: Action;
  view: View;
  event: Event;
}

export interface State {
  readonly rng: RngState;
  readonly options: HighCard['options'];
  round: number;
  /** In no order: a draw takes any of them. */
  deck: number[];
  hands: number[][];
  picks: (number | null)[];
  used: number[];
  /** The last decision must be made first. */
  pending: Decision[];
  gained: ScoreLine[][];
}

interface Decision {
  readonly kind: 'prize' | 'discard';
  readonly seat: Seat;
  readonly card: number;
}

export type Action = { type: 'pick'; card: number } | { type: 'claim' } | { type: 'draw' } | { type: 'discard'; card: number };

interface View {
  readonly viewer: Viewer;
  readonly options: HighCard['options'];
  readonly round: number;
  readonly hand: readonly number[] | null;
  readonly ownPick: number | null;
  readonly handSizes: readonly number[];
  readonly picked: readonly boolean[];
  readonly deckSize: number;
  readonly used: readonly number[];
  readonly pending: readonly Decision[];
  readonly gained: readonly (readonly ScoreLine[])[];
}

export type Event =
  | { type: 'picked'; seat: Seat; card: number | null }
  | { type: 'shown'; cards: number[]; seat: Seat; reveals: true }
  | { type: 'claimed'; seat: Seat; points: number }
  | { type: 'drew'; seat: Seat; card: number | null }
  | { type: 'discarded'; seat: Seat; card: number; reveals: true };

const VALUES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const COPIES = 3;
const HAND = 4;
const DISCARD_POINTS = 2;

const card = object({ card: integer(1, 9) });
const nothing = object({});

function cardsOf({ without }: HighCard['options']): number[] {
  return VALUES.filter((value) => !without.includes(value)).flatMap((value) => Array.from({ length: COPIES }, () => Number(value)));
}

function roundsOf({ length }: HighCard['options']): number {
  return length === 'long' ? 4 : 3;
}

function playersFor({ length }: HighCard['options']) {
  return { min: 2, max: length === 'long' ? 4 : 5 };
}

function waiting(round: number, rounds: number, pending: readonly Decision[], picked: readonly boolean[]): Seat[] {
  if (round === rounds) return [];
  if (pending.length > 0) return [pending[pending.length - 1].seat];
  return [...picked.keys()].filter((seat) => !picked[seat]);
}

function without(cards: readonly number[], gone: number): number[] {
  const index = cards.indexOf(gone);
  if (index < 0) throw new Error(`there is no ${gone} among ${cards.join()}`);
  return cards.toSpliced(index, 1);
}

function show(state: State): Event {
  const cards = state.picks.map(Number);
  const best = Math.max(...cards);
  const seat = cards.indexOf(best);
  state.used.push(...cards);
  state.picks = cards.map(() => null);
  state.pending.push({ kind: 'prize', seat, card: best });
  return { type: 'shown', cards, seat, reveals: true };
}

function closeRound(state: State): void {
  if (state.pending.length === 0) state.round++;
}

const PLAY: { [T in Action['type']]: (state: State, seat: Seat, action: Extract<Action, { type: T }>) => Event[] } = {
  pick(state, seat, { card: chosen }) {
    state.hands[seat] = without(state.hands[seat], chosen);
    state.picks[seat] = chosen;
    const picked: Event = { type: 'picked', seat, card: chosen };
    return state.picks.includes(null) ? [picked] : [picked, show(state)];
  },
  claim(state, seat) {
    const points = state.pending.pop()?.card ?? 0;
    state.gained[seat].push({ category: 'Cards', points, reason: { code: 'claimed', params: { points } } });
    if (state.options.generous) state.gained[seat].push({ category: 'Gifts', points: 1, reason: { code: 'gift' } });
    closeRound(state);
    return [{ type: 'claimed', seat, points: points + (state.options.generous ? 1 : 0) }];
  },
  draw(state, seat) {
    state.pending.pop();
    const drawn = openRng(state.rng).pick(state.deck);
    state.deck = without(state.deck, drawn);
    state.hands[seat].push(drawn);
    state.pending.push({ kind: 'discard', seat, card: 0 });
    return [{ type: 'drew', seat, card: drawn }];
  },
  discard(state, seat, { card: chosen }) {
    state.pending.pop();
    state.hands[seat] = without(state.hands[seat], chosen);
    state.used.push(chosen);
    state.gained[seat].push({ category: 'Discards', points: DISCARD_POINTS, reason: { code: 'discarded', params: { card: chosen } } });
    closeRound(state);
    return [{ type: 'discarded', seat, card: chosen, reveals: true }];
  },
};

const KINDS: { [T in Action['type']]: 'pick' | Decision['kind'] } = { pick: 'pick', claim: 'prize', draw: 'prize', discard: 'discard' };

export function asked({ viewer, options, round, pending, picked }: View): 'pick' | Decision['kind'] | null {
  if (viewer === null || !waiting(round, roundsOf(options), pending, picked).includes(viewer)) return null;
  return pending.length > 0 ? pending[pending.length - 1].kind : 'pick';
}

export const highCard = defineRules<HighCard>({
  id: 'high-card',
  name: 'High Card',
  version: 3,
  options: {
    length: { kind: 'choice', default: 'short', choices: ['short', 'long'] },
    generous: { kind: 'flag', default: false },
    without: { kind: 'set', default: [], choices: VALUES },
  },
  actionSchema: tagged<Action>({ pick: card, claim: nothing, draw: nothing, discard: card }),
  players: playersFor,
  optionsRefusal(options, seats) {
    const { min, max } = playersFor(options);
    if (seats < min || seats > max) return { code: 'players', params: { min, max, players: seats } };
    const needed = seats * HAND + roundsOf(options);
    return cardsOf(options).length < needed ? { code: 'too-few-cards', params: { seats } } : null;
  },
  setup(options, seats, rng) {
    const state: State = { rng, options, round: 0, deck: [], hands: [], picks: [], used: [], pending: [], gained: [] };
    const cards = openRng(rng).shuffle(cardsOf(options));
    for (let seat = 0; seat < seats; seat++) {
      state.hands.push(cards.splice(0, HAND));
      state.picks.push(null);
      state.gained.push([]);
    }
    state.deck = cards;
    return state;
  },
  clone: (state) => structuredClone(state),
  toAct: ({ round, options, pending, picks }) =>
    waiting(
      round,
      roundsOf(options),
      pending,
      picks.map((pick) => pick !== null),
    ),
  view: ({ options, round, hands, picks, deck, used, pending, gained }, viewer) => ({
    viewer,
    options,
    round,
    hand: viewer === null ? null : hands[viewer],
    ownPick: viewer === null ? null : picks[viewer],
    handSizes: hands.map(({ length }) => length),
    picked: picks.map((pick) => pick !== null),
    deckSize: deck.length,
    used,
    pending,
    gained,
  }),
  choices(view): Choice<Action>[] {
    const cards = [...new Set(view.hand ?? [])];
    switch (asked(view)) {
      case 'pick':
        return [
          listed(
            'pick',
            () => cards,
            (each) => ({ type: 'pick', card: each }),
          ),
        ];
      case 'prize':
        return view.deckSize > 0 ? [single({ type: 'claim' }), single({ type: 'draw' })] : [single({ type: 'claim' })];
      case 'discard':
        return [
          listed(
            'discard',
            () => cards,
            (each) => ({ type: 'discard', card: each }),
          ),
        ];
      case null:
        return [];
    }
  },
  refusal(view, action): Refusal | null {
    if (asked(view) !== KINDS[action.type]) return { code: 'not-now' };
    if ('card' in action && !view.hand?.includes(action.card)) return { code: 'no-such-card', params: { card: action.card } };
    return action.type === 'draw' && view.deckSize === 0 ? { code: 'no-deck' } : null;
  },
  play: (state, seat, action) => (PLAY[action.type] as (state: State, seat: Seat, action: Action) => Event[])(state, seat, action),
  redact: (event, viewer) => ('card' in event && event.type !== 'discarded' && event.seat !== viewer ? { ...event, card: null } : event),
  sample(view, rng) {
    const { viewer, options, round, handSizes, picked, used, pending, gained } = view;
    let hidden = cardsOf(options);
    const known = [...used, ...(view.hand ?? []), ...(view.ownPick === null ? [] : [view.ownPick])];
    for (const each of known) hidden = without(hidden, each);
    rng.shuffle(hidden);
    const picks = picked.map((has, seat) => (has ? (seat === viewer ? view.ownPick : (hidden.pop() ?? null)) : null));
    const hands = handSizes.map((size, seat) => (seat === viewer ? [...(view.hand ?? [])] : hidden.splice(0, size)));
    const lists = gained.map((lines) => [...lines]);
    const seed = rngState(`splitmix32:${rng.below(0x1_0000_0000)}`);
    return { rng: seed, options, round, deck: hidden, hands, picks, used: [...used], pending: [...pending], gained: lists };
  },
  result({ round, options, hands, gained }) {
    if (round < roundsOf(options)) return null;
    return rank(
      gained.map((lines, seat) => ({
        lines,
        score: lines.reduce((sum, { points }) => sum + points, 0),
        tiebreaks: [{ name: 'cards left', value: hands[seat].reduce((sum, each) => sum + each, 0) }],
      })),
    );
  },
});

/** Picks high and claims always. */
export const boldPlayer: Player<HighCard> = {
  name: 'bold',
  choose(_, view) {
    const cards = view.hand ?? [];
    return asked(view) === 'prize' ? { type: 'claim' } : { type: 'pick', card: Math.max(...cards) };
  },
};

export const HIGH_CARD_OPTIONS: HighCard['options'] = { length: 'short', generous: false, without: [] };

export function dealt(seats = 2, seed = 'chacha8:toy', options = HIGH_CARD_OPTIONS): State {
  return highCard.setup(options, seats, rngState(seed));
}
