import {
  type Ask,
  bonusCardsNow,
  type CardWorth,
  type CastlesAction,
  type CastlesView,
  castles,
  type FavorStanding,
  favorStandings,
  type RewardType,
  type RoomType,
  termsOf,
  tileOf,
} from '@luftschloss/engine/castles';
import type { Language, Words } from '@luftschloss/words';
import { signed } from '../../board/signed.ts';
import { briefBonus, pointsWords, rewardTitle } from '../../gallery/room-words.ts';
import { foresee } from '../../table/effects.ts';
import type { Telling } from '../../table/telling.ts';
import { aheadOf } from './card-ahead.ts';
import { isPlacing } from './pieces.ts';
import type { Pointed } from './pointing.ts';
import { worthOf } from './preview.ts';

/** One clear choice: what it is, what follows from it, and what it shows. */
export interface AskCard {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly gain: string | null; // points that its title does not say
  readonly tiles: readonly string[];
  readonly mark: RoomType | null; // the seal of a type in place of a picture
  readonly action: CastlesAction;
  readonly declines: boolean;
  readonly refuse: Refuse | null; // to do without it
  readonly about: Pointed | null; // the room that it is about
}

export interface Refuse {
  readonly action: CastlesAction;
  readonly title: string;
}

export interface Item {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly tile: string | null;
}

/** Some of several things, in the order in which they are chosen. Whoever has chosen has the last word after that: it is often not to be taken back. */
export interface Picking {
  readonly items: readonly Item[];
  readonly most: number;
  verb(chosen: readonly string[]): string;
  action(chosen: readonly string[]): CastlesAction;
}

/** Decisions that are made by picking things, rather than one of many combinations. */
export function pickingOf(view: CastlesView, ask: Ask, telling: Telling, language: Language): Picking | null {
  const { words, term } = language;
  const { ask: say } = words['castles-table'];
  switch (ask.type) {
    case 'keep-bonus-cards':
      return pickingCards(view, bonusCardsNow(view), ask.keep, language);
    case 'keep-drawn-card':
      return pickingCards(view, bonusCardsNow(view, ask.cards), 1, language);
    case 'keep-favor': {
      const items = favorStandings(view, ask.cards).map(({ favor, places }) => ({
        id: favor,
        title: term('castles.favor', favor),
        lines: standingLines(words, places, ask.seat),
        tile: null,
      }));
      return pickingOne(items, ([favor]) => ({ type: 'keep-favor', favor }), view, telling, language);
    }
    case 'choose-decree': {
      const items = ask.cards.map((decree) => ({
        id: decree,
        title: term('castles.decree', decree),
        lines: [term('castles-table.decreeText', decree)],
        tile: null,
      }));
      return pickingOne(items, ([decree]) => ({ type: 'choose-decree', decree }), view, telling, language);
    }
    case 'lay-rooms':
      return {
        items: ask.tiles.map((tile) => ({
          id: tile,
          title: term('castles.room', tile),
          lines: [briefBonus(words, tileOf(tile)) ?? term('castles.type', tileOf(tile).type)],
          tile,
        })),
        most: Math.min(termsOf(view, ask.seat).sleepingRooms, ask.tiles.length),
        verb: (chosen) => say.lay({ count: chosen.length }),
        action: (tiles) => ({ type: 'lay', tiles }),
      };
    default:
      return null;
  }
}

function aheadLines(say: Words['castles-table']['ask'], view: CastlesView, card: string): string[] {
  const ahead = aheadOf(view, card);
  return ahead ? [say.ahead({ market: ahead.market, unseen: ahead.unseen })] : [];
}

/** The button says what it does. */
function pickingOne(items: readonly Item[], action: Picking['action'], view: CastlesView, telling: Telling, { words }: Language): Picking {
  const { chooseFirst } = words['castles-table'].ask;
  return { items, most: 1, verb: (chosen) => (chosen.length === 0 ? chooseFirst() : telling.action(view, action(chosen))), action };
}

function pickingCards(view: CastlesView, cards: readonly CardWorth[], keep: number, { words, term }: Language): Picking {
  const { ask: say } = words['castles-table'];
  return {
    items: cards.map(({ card, points }) => ({
      id: card,
      title: term('castles.card', card),
      lines: [say.worthNow({ points: pointsWords(words, points) }), ...aheadLines(say, view, card)],
      tile: null,
    })),
    most: keep,
    verb: () => say.keep({ count: keep }),
    action: (chosen) => ({ type: 'keep-cards', cards: chosen }),
  };
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
export function askCards(view: CastlesView, telling: Telling, language: Language): AskCard[] | null {
  const actions: CastlesAction[] = [];
  for (const choice of castles.choices(view)) {
    if (!isOnSheet(choice.kind)) continue;
    const count = choice.count();
    if (actions.length + count > MOST_CARDS) return null;
    for (let index = 0; index < count; index++) actions.push(choice.at(index));
  }
  const isDeclined = (action: CastlesAction): boolean => actions.some((other) => declines(other, action));
  // What is declined is declined beside it.
  const onCards = actions.filter((action) => !actions.some((other) => other.type === 'reward' && declines(action, other)));
  return onCards.map((action) => cardOf(view, action, telling, language, isDeclined(action)));
}

function declines(action: CastlesAction, other: CastlesAction): boolean {
  return action.type === 'decline' && other.type === 'reward' && action.reward === other.reward && action.room === other.room;
}

function cardOf(view: CastlesView, action: CastlesAction, telling: Telling, language: Language, isDeclined: boolean): AskCard {
  const shown = SHOWN[action.type]?.({ ...language, view }, action as never);
  return {
    key: JSON.stringify(action),
    title: shown?.title ?? telling.action(view, action),
    lines: shown?.lines ?? followingLines(view, action, telling),
    gain: shown?.gain ?? null,
    refuse: isDeclined && action.type === 'reward' ? refusing({ ...language, view }, action) : null,
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

function refusing(reader: Reader, { reward, room }: RewardOf): Refuse {
  const action = { type: 'decline', reward, room } as const;
  return { action, title: declineWords(reader, action) };
}

interface Shown {
  readonly mark?: RoomType;
  readonly gain?: string;
  readonly title?: string;
  readonly lines?: readonly string[];
  readonly tiles?: readonly string[];
}

/** The table as somebody sees it, and the language in which they read. */
interface Reader extends Language {
  readonly view: CastlesView;
}

interface RewardOf {
  readonly reward: RewardType;
  readonly room: number;
}

type RewardAction = Extract<CastlesAction, { readonly type: 'reward' }>;

function tileOfReward(view: CastlesView, { room }: RewardOf): string | undefined {
  return view.viewer === null ? undefined : view.seats[view.viewer].castle.tiles[room]?.tile;
}

function isRoomType(reward: RewardType): reward is RoomType {
  return reward !== 'tower' && reward !== 'moat';
}

function rewardShown({ view, words, term }: Reader, action: RewardAction): Shown {
  const { ask: say } = words['castles-table'];
  const { reward } = action;
  const tile = tileOfReward(view, action);
  const shown = {
    title: rewardTitle(words, reward, termsOf(view, view.viewer ?? 0)),
    ...(reward === 'living' && { gain: signed(worthOf(view, action)?.points ?? 0) }),
  };
  // One room, many rewards: its picture would say nothing.
  if (view.ask?.type === 'choose-any-reward' && isRoomType(reward)) {
    const isOneOfSome = reward === 'living' && view.ask.rooms.length > 1;
    return { ...shown, lines: tile && isOneOfSome ? [term('castles.room', tile)] : [], mark: reward };
  }
  return tile ? { ...shown, lines: [say.rewardOf({ reward, room: tile })], tiles: [tile] } : { ...shown, lines: [] };
}

function declineWords({ view, words }: Reader, action: RewardOf): string {
  const { ask: say } = words['castles-table'];
  const tile = tileOfReward(view, action);
  return tile ? say.decline({ reward: action.reward, room: tile }) : say.declineMoat();
}

function standingLines(words: Words, places: FavorStanding['places'], seat: number): string[] {
  const { ask: say } = words['castles-table'];
  const { amount, points } = places[seat];
  const others = places.filter((place) => place.seat !== seat).map((place) => place.amount);
  return [
    others.length > 0 ? say.youHaveAgainst({ amount, best: Math.max(...others) }) : say.youHave({ amount }),
    say.worthNow({ points: pointsWords(words, points) }),
  ];
}

/** How some kinds of action are shown beyond their words. */
const SHOWN: { readonly [type: string]: (reader: Reader, action: never) => Shown } = {
  reward: (reader, action: RewardAction) => rewardShown(reader, action),
  decline: (reader, action: RewardOf) => ({ title: declineWords(reader, action), lines: [] }),
  look: ({ view, words: { 'castles-table': say } }, { size }: { size: number }) => ({
    title: say.ask.stack({ size }),
    lines: [say.market.left({ count: view.supply.stacks[size] })],
  }),
  draw: () => ({ lines: [] }),
};
