import {
  type Ask,
  bonusCardOf,
  bonusCardsNow,
  type CastlesAction,
  type CastlesView,
  castles,
  DECREE_LIST,
  decreeName,
  type FavorStanding,
  favorOf,
  favorStandings,
  type RewardType,
  type RoomType,
  termsOf,
  tileOf,
} from '@luftschloss/engine/castles';
import { briefBonus, REWARD_OF_TYPE } from '../../gallery/room-words.ts';
import { foresee } from '../../table/effects.ts';
import type { Telling } from '../../table/telling.ts';
import { isPlacing } from './pieces.ts';
import type { Pointed } from './pointing.ts';

/** One clear choice: what it is, what follows from it, and what it shows. */
export interface AskCard {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly tiles: readonly string[];
  readonly mark: RoomType | null; // the seal of a type in place of a picture
  readonly action: CastlesAction;
  readonly declines: boolean;
  readonly about: Pointed | null; // the room that it is about
}

/** Some of several things, in the order in which they are chosen. */
export interface Picking {
  readonly items: readonly { readonly id: string; readonly title: string; readonly line: string; readonly tile: string | null }[];
  readonly most: number;
  verb(chosen: number): string;
  action(chosen: readonly string[]): CastlesAction;
}

/** Decisions that are made by picking several things, rather than one of many combinations. */
export function pickingOf(view: CastlesView, ask: Ask): Picking | null {
  if (ask.type === 'keep-bonus-cards') {
    const items = bonusCardsNow(view).map(({ card, points }) => ({
      id: card,
      title: bonusCardOf(card).name,
      line: `worth ${points} now`,
      tile: null,
    }));
    return {
      items,
      most: ask.keep,
      verb: () => (ask.keep === 1 ? 'Keep this one' : `Keep these ${ask.keep}`),
      action: (cards) => ({ type: 'keep-cards', cards }),
    };
  }
  if (ask.type === 'lay-rooms') {
    const items = ask.tiles.map((tile) => ({
      id: tile,
      title: tileOf(tile).name,
      line: briefBonus(tileOf(tile)) ?? tileOf(tile).type,
      tile,
    }));
    return {
      items,
      most: Math.min(termsOf(view, ask.seat).sleepingRooms, items.length),
      verb: (chosen) => (chosen === 0 ? 'Lay none of them' : chosen === 1 ? 'Lay it on the deck' : 'Lay them on the deck, the last on top'),
      action: (tiles) => ({ type: 'lay', tiles }),
    };
  }
  return null;
}

export function isPicked(view: CastlesView, picking: Picking, chosen: readonly string[]): boolean {
  return castles.refusal(view, picking.action(chosen)) === null;
}

const MOST_CARDS = 24;

/** Choices that neither the board nor the purse of swans has. */
export function isOnSheet(kind: string): boolean {
  return !isPlacing(kind) && kind !== 'exchange-swans' && kind !== 'turn-foyer';
}

/** The choices of a decision as cards; `null` where there are too many for cards. Placements are chosen on the board. */
export function askCards(view: CastlesView, telling: Telling): AskCard[] | null {
  const cards: AskCard[] = [];
  for (const choice of castles.choices(view)) {
    if (!isOnSheet(choice.kind)) continue;
    const count = choice.count();
    if (cards.length + count > MOST_CARDS) return null;
    for (let index = 0; index < count; index++) cards.push(cardOf(view, choice.at(index), telling));
  }
  return cards;
}

function cardOf(view: CastlesView, action: CastlesAction, telling: Telling): AskCard {
  const words = telling.action(view, action);
  const shown = SHOWN[action.type]?.(view, action as never);
  return {
    key: JSON.stringify(action),
    title: shown?.title ?? words,
    lines:
      action.type === 'reward'
        ? [...(shown?.lines ?? []), ...followingLines(view, action, telling)]
        : (shown?.lines ?? followingLines(view, action, telling)),
    tiles: shown?.tiles ?? [],
    mark: shown?.mark ?? null,
    action,
    declines: action.type === 'decline' || action.type === 'leave-cards' || action.type === 'finish',
    about: 'room' in action && view.viewer !== null ? { seat: view.viewer, rooms: [action.room] } : null,
  };
}

/** What the title of a choice says already. */
const SAID: readonly string[] = ['reward-taken', 'money', 'extra-turn'];

/** What would be told of it beyond that. */
function followingLines(view: CastlesView, action: CastlesAction, telling: Telling): string[] {
  return foresee(castles as never, view, action)
    .filter(({ type }) => !SAID.includes(type))
    .flatMap((event) => telling.line({ type: event.type, event }) ?? [])
    .slice(0, 4);
}

interface Shown {
  readonly mark?: RoomType;
  readonly title?: string;
  readonly lines?: readonly string[];
  readonly tiles?: readonly string[];
}

const REWARD_EXTRAS: { readonly [type in RewardType]?: string } = {
  tower: 'keep one of three secret favors',
  moat: 'a free room from a stack',
};

function capital(words: string): string {
  return `${words[0].toUpperCase()}${words.slice(1)}`;
}

function rewardShown(view: CastlesView, { reward, room }: { reward: RewardType; room: number }): Shown {
  const tile = view.viewer === null ? undefined : view.seats[view.viewer].castle.tiles[room]?.tile;
  const words = reward in REWARD_OF_TYPE ? REWARD_OF_TYPE[reward as keyof typeof REWARD_OF_TYPE] : (REWARD_EXTRAS[reward] ?? '');
  const lines = tile ? [`${reward} reward of ${tileOf(tile).name}`] : [];
  // One room, many rewards: its picture would say nothing.
  if (view.ask?.type === 'choose-any-reward' && reward in REWARD_OF_TYPE)
    return { title: capital(words), lines: [], mark: reward as RoomType };
  return { title: capital(words), lines, ...(tile ? { tiles: [tile] } : {}) };
}

function standingLines(places: FavorStanding['places'], seat: number): string[] {
  const others = places.filter((place) => place.seat !== seat).map(({ amount }) => amount);
  return [
    `you have ${places[seat].amount}${others.length > 0 ? `, the best other ${Math.max(...others)}` : ''}`,
    `worth ${places[seat].points} now`,
  ];
}

/** How some kinds of action are shown beyond their words. */
const SHOWN: { readonly [type: string]: (view: CastlesView, action: never) => Shown } = {
  reward: (view, action: { reward: RewardType; room: number }) => rewardShown(view, action),
  decline: (view, action: { reward: RewardType; room: number }) => ({
    title: `Decline the ${action.reward} reward of ${
      rewardShown(view, action)
        .tiles?.map((tile) => tileOf(tile).name)
        .join() ?? 'the ring'
    }`,
    lines: [],
  }),
  'keep-cards': (view, { cards }: { cards: readonly string[] }) => ({
    title: cards.map((card) => bonusCardOf(card).name).join(' and '),
    lines: bonusCardsNow(view, cards).map(({ points }) => `worth ${points} now`),
  }),
  'keep-favor': (view, { favor }: { favor: string }) => ({
    title: favorOf(favor).name,
    lines: favorStandings(view, [favor]).flatMap(({ places }) => standingLines(places, view.viewer ?? 0)),
  }),
  'choose-decree': (_, { decree }: { decree: string }) => ({
    title: decreeName(decree),
    lines: DECREE_LIST.filter(({ id }) => id === decree).map(({ text }) => text),
  }),
  look: (view, { size }: { size: number }) => ({ title: `Size ${size}`, lines: [`${view.supply.stacks[size]} left`] }),
  draw: () => ({ lines: [] }),
};
