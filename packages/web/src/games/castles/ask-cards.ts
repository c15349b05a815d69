import {
  type Ask,
  bonusCardsNow,
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
import { briefBonus, pointsWords } from '../../gallery/room-words.ts';
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
export function pickingOf(view: CastlesView, ask: Ask, { words, term }: Language): Picking | null {
  const { ask: say } = words['castles-table'];
  if (ask.type === 'keep-bonus-cards') {
    const items = bonusCardsNow(view).map(({ card, points }) => ({
      id: card,
      title: term('castles.card', card),
      line: say.worthNow({ points: pointsWords(words, points) }),
      tile: null,
    }));
    return {
      items,
      most: ask.keep,
      verb: () => say.keep({ count: ask.keep }),
      action: (cards) => ({ type: 'keep-cards', cards }),
    };
  }
  if (ask.type === 'lay-rooms') {
    const items = ask.tiles.map((tile) => ({
      id: tile,
      title: term('castles.room', tile),
      line: briefBonus(words, tileOf(tile)) ?? term('castles.type', tileOf(tile).type),
      tile,
    }));
    return {
      items,
      most: Math.min(termsOf(view, ask.seat).sleepingRooms, items.length),
      verb: (chosen) => say.lay({ count: chosen }),
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
export function askCards(view: CastlesView, telling: Telling, language: Language): AskCard[] | null {
  const cards: AskCard[] = [];
  for (const choice of castles.choices(view)) {
    if (!isOnSheet(choice.kind)) continue;
    const count = choice.count();
    if (cards.length + count > MOST_CARDS) return null;
    for (let index = 0; index < count; index++) cards.push(cardOf(view, choice.at(index), telling, language));
  }
  return cards;
}

function cardOf(view: CastlesView, action: CastlesAction, telling: Telling, language: Language): AskCard {
  const words = telling.action(view, action);
  const shown = SHOWN[action.type]?.({ ...language, view }, action as never);
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

/** The table as somebody sees it, and the language in which they read. */
interface Reader extends Language {
  readonly view: CastlesView;
}

interface RewardOf {
  readonly reward: RewardType;
  readonly room: number;
}

function tileOfReward(view: CastlesView, { room }: RewardOf): string | undefined {
  return view.viewer === null ? undefined : view.seats[view.viewer].castle.tiles[room]?.tile;
}

function isRoomType(reward: RewardType): reward is RoomType {
  return reward !== 'tower' && reward !== 'moat';
}

function rewardShown({ view, words }: Reader, action: RewardOf): Shown {
  const { ask: say, rewardTitles } = words['castles-table'];
  const { reward } = action;
  const tile = tileOfReward(view, action);
  const title = rewardTitles[reward]();
  // One room, many rewards: its picture would say nothing.
  if (view.ask?.type === 'choose-any-reward' && isRoomType(reward)) return { title, lines: [], mark: reward };
  return tile ? { title, lines: [say.rewardOf({ reward, room: tile })], tiles: [tile] } : { title, lines: [] };
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
  reward: (reader, action: RewardOf) => rewardShown(reader, action),
  decline: (reader, action: RewardOf) => ({ title: declineWords(reader, action), lines: [] }),
  'keep-cards': ({ view, words }, { cards }: { cards: readonly string[] }) => ({
    title: words['castles-table'].ask.cards({ cards }),
    lines: bonusCardsNow(view, cards).map(({ points }) => words['castles-table'].ask.worthNow({ points: pointsWords(words, points) })),
  }),
  'keep-favor': ({ view, words, term }, { favor }: { favor: string }) => ({
    title: term('castles.favor', favor),
    lines: favorStandings(view, [favor]).flatMap(({ places }) => standingLines(words, places, view.viewer ?? 0)),
  }),
  'choose-decree': ({ term }, { decree }: { decree: string }) => ({
    title: term('castles.decree', decree),
    lines: [term('castles-table.decreeText', decree)],
  }),
  look: ({ view, words: { 'castles-table': say } }, { size }: { size: number }) => ({
    title: say.ask.stack({ size }),
    lines: [say.market.left({ count: view.supply.stacks[size] })],
  }),
  draw: () => ({ lines: [] }),
};
