import {
  type Ask,
  bonusCardOf,
  type CastlesAction,
  type CastlesView,
  castles,
  DECREE_LIST,
  decreeName,
  favorOf,
  type RewardType,
  tileOf,
} from '@luftschloss/engine/castles';
import { REWARD_OF_TYPE } from '../gallery/room-words.ts';
import { foreseenLines } from '../table/effects.ts';
import { isPlacing } from './pieces.ts';
import { bonusCardsNow, favorStandings } from './standing.ts';

/** One clear choice: what it is, what follows from it, and what it shows. */
export interface AskCard {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly tiles: readonly string[];
  readonly action: CastlesAction;
  readonly declines: boolean;
}

/** Some of several things, in the order in which they are chosen. */
export interface Picking {
  readonly items: readonly { readonly id: string; readonly title: string; readonly line: string; readonly tile: string | null }[];
  readonly most: number;
  readonly verb: string;
  action(chosen: readonly string[]): CastlesAction;
}

/** Decisions that are made by picking several things, rather than one of many combinations. */
export function pickingOf(view: CastlesView, ask: Ask): Picking | null {
  if (ask.type === 'keep-bonus-cards') {
    const items = bonusCardsNow(view).map(({ card, name, points }) => ({ id: card, title: name, line: `worth ${points} now`, tile: null }));
    return { items, most: ask.keep, verb: `Keep these ${ask.keep}`, action: (cards) => ({ type: 'keep-cards', cards }) };
  }
  if (ask.type === 'lay-rooms') {
    const items = ask.tiles.map((tile) => ({ id: tile, title: tileOf(tile).name, line: tileOf(tile).type, tile }));
    return { items, most: Math.min(2, items.length), verb: 'Lay these on the deck', action: (tiles) => ({ type: 'lay', tiles }) };
  }
  return null;
}

export function isPicked(view: CastlesView, picking: Picking, chosen: readonly string[]): boolean {
  return castles.refusal(view, picking.action(chosen)) === null;
}

const MOST_CARDS = 24;

/** The choices of a decision as cards; `null` where there are too many for cards. Placements are chosen on the board. */
export function askCards(view: CastlesView, names: readonly string[]): AskCard[] | null {
  const cards: AskCard[] = [];
  for (const choice of castles.choices(view)) {
    if (isPlacing(choice.kind) || choice.kind === 'exchange-swans') continue;
    const count = choice.count();
    if (cards.length + count > MOST_CARDS) return null;
    for (let index = 0; index < count; index++) cards.push(cardOf(view, choice.at(index), names));
  }
  return cards;
}

function cardOf(view: CastlesView, action: CastlesAction, names: readonly string[]): AskCard {
  const words = castles.wording.action(view, action);
  const shown = SHOWN[action.type]?.(view, action as never);
  const follows = foreseenLines(castles as never, view, action, names).filter((line) => line !== '');
  return {
    key: JSON.stringify(action),
    title: shown?.title ?? words,
    lines: shown?.lines ?? follows.slice(0, 4),
    tiles: shown?.tiles ?? [],
    action,
    declines: action.type === 'decline' || action.type === 'leave-cards' || action.type === 'finish',
  };
}

interface Shown {
  readonly title?: string;
  readonly lines?: readonly string[];
  readonly tiles?: readonly string[];
}

const REWARD_EXTRAS: { readonly [type in RewardType]?: string } = {
  tower: 'keep one of three secret favors',
  moat: 'a free room from a stack',
};

function rewardShown(view: CastlesView, { reward, room }: { reward: RewardType; room: number }): Shown {
  const tile = view.viewer === null ? undefined : view.seats[view.viewer].castle.tiles[room]?.tile;
  const words = reward in REWARD_OF_TYPE ? REWARD_OF_TYPE[reward as keyof typeof REWARD_OF_TYPE] : (REWARD_EXTRAS[reward] ?? '');
  return { title: `${reward[0].toUpperCase()}${reward.slice(1)}: ${words}`, ...(tile ? { tiles: [tile] } : {}) };
}

/** How some kinds of action are shown beyond their words. */
const SHOWN: { readonly [type: string]: (view: CastlesView, action: never) => Shown } = {
  reward: (view, action: { reward: RewardType; room: number }) => rewardShown(view, action),
  decline: (view, action: { reward: RewardType; room: number }) => ({
    title: `Decline the ${action.reward} reward`,
    lines: [],
    tiles: rewardShown(view, action).tiles ?? [],
  }),
  'keep-cards': (view, { cards }: { cards: readonly string[] }) => ({
    title: cards.map((card) => bonusCardOf(card).name).join(' and '),
    lines: bonusCardsNow(view, cards).map(({ points }) => `worth ${points} now`),
  }),
  'keep-favor': (view, { favor }: { favor: string }) => ({
    title: favorOf(favor).name,
    lines: favorStandings({ ...view, favors: [favor] })
      .filter((standing) => standing.favor === favor)
      .slice(0, 1)
      .map(({ places }) => `you would score ${places[view.viewer ?? 0].points} now`),
  }),
  'choose-decree': (_, { decree }: { decree: string }) => ({
    title: decreeName(decree),
    lines: DECREE_LIST.filter(({ id }) => id === decree).map(({ text }) => text),
  }),
  look: (view, { size }: { size: number }) => ({ title: `Rooms of ${size}`, lines: [`${view.supply.stacks[size]} in the stack`] }),
  draw: () => ({ lines: [] }),
};
