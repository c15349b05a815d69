import { type Choice, listed, type Refusal, single, subsets } from '../../kernel/index.ts';
import type { CastlesAction } from '../actions.ts';
import { answered, ask as askNext } from '../asking.ts';
import { ROOM_SIZES, ROOM_TYPES, type RoomSize, type RoomType } from '../data/room.ts';
import { type Game, tell } from '../events.ts';
import { corridorPieces, isAvailable, REWARDS, shuffleStack } from '../rewards.ts';
import type { CastlesState, Reward } from '../state.ts';
import { termsOf } from '../terms.ts';
import type { CastlesView } from '../view.ts';
import { type Decision, refuse } from './decision.ts';
import { placedPart, placementRefusal, placements } from './placement.ts';
import { placeFree } from './turn.ts';

// C-5.1: one by one in the player's order; any may be declined
export const chooseReward: Decision<'choose-reward'> = {
  choices(view, { seat }) {
    const waiting = view.turn?.rewards ?? [];
    const choice =
      (type: 'reward' | 'decline') =>
      (reward: Reward): Choice<CastlesAction> =>
        single<CastlesAction>({ type, reward: reward.type, room: reward.rooms[0] });
    return [...waiting.filter((reward) => isAvailable(view, seat, reward)).map(choice('reward')), ...waiting.map(choice('decline'))];
  },
  actions: {
    reward: {
      refusal(view, { seat }, action) {
        const reward = findReward(view, action);
        if (!reward) return refuse('no-such-reward');
        return isAvailable(view, seat, reward) ? null : refuse('reward-unavailable', { reward: reward.type });
      },
      play(game, { seat }, action) {
        const reward = takeOut(game, seat, action, 'reward-taken');
        answered(game);
        REWARDS[reward.type].take(game, seat, reward.rooms);
      },
    },
    decline: {
      refusal: (view, _, action) => (findReward(view, action) ? null : refuse('no-such-reward')),
      play(game, { seat }, action) {
        takeOut(game, seat, action, 'reward-declined');
        answered(game);
      },
    },
  },
};

type RewardChoice = { readonly reward: RoomType; readonly room: number };

function findReward(table: Pick<CastlesState, 'turn'>, { reward, room }: RewardChoice): Reward | undefined {
  return table.turn?.rewards.find(({ type, rooms }) => type === reward && rooms[0] === room);
}

function takeOut(game: Game, seat: number, choice: RewardChoice, type: 'reward-taken' | 'reward-declined'): Reward {
  const { turn, seats } = game.state;
  const reward = findReward(game.state, choice);
  if (!turn || !reward) throw new Error('the reward is gone');
  turn.rewards = turn.rewards.filter((other) => other !== reward);
  tell(game, { type, seat, reward: reward.type, tile: seats[seat].castle.tiles[reward.rooms[0]].tile });
  return reward;
}

// C-5.4
export const placeCorridor: Decision<'place-corridor'> = {
  choices: (view, { seat }) => corridorPieces(view, seat).map((tile) => placements(view, 'place', tile)),
  actions: {
    place: {
      refusal(view, { seat }, action) {
        if (!corridorPieces(view, seat).some(({ id }) => id === action.tile)) return refuse('no-corridor-piece', { tile: action.tile });
        return placementRefusal(view, action);
      },
      play(game, { seat }, action) {
        answered(game);
        placeFree(game, seat, placedPart(action));
      },
    },
  },
};

// C-5.7
export const chooseStack: Decision<'choose-stack'> = {
  choices: (view) => [
    listed<CastlesAction, RoomSize>(
      'look',
      () => ROOM_SIZES.filter((size) => view.supply.stacks[size] > 0),
      (size) => ({ type: 'look', size }),
    ),
  ],
  actions: {
    look: {
      refusal: (view, _, { size }) => (view.supply.stacks[size] > 0 ? null : refuse('empty-stack', { size })),
      play(game, { seat }, { size }) {
        const { hidden } = game.state;
        const tiles = [...hidden.stacks[size]].sort();
        hidden.looked = hidden.looked.map((looked, index) => (index === seat ? { ...looked, [size]: tiles } : looked));
        tell(game, { type: 'stack-looked', seat, size, secret: { tiles }, reveals: true });
        answered(game);
        askNext(game, { type: 'lay-rooms', seat, size, tiles });
      },
    },
  },
};

export const layRooms: Decision<'lay-rooms'> = {
  choices: (view, { seat, tiles }) => [
    listed<CastlesAction, string[]>(
      'lay',
      () => ordered(subsets(tiles, 0, termsOf(view, seat).sleepingRooms)),
      (chosen) => ({ type: 'lay', tiles: chosen }),
    ),
  ],
  actions: {
    lay: {
      refusal: (view, { seat, tiles }, action) => layRefusal(tiles, termsOf(view, seat).sleepingRooms, action.tiles),
      play(game, { seat, size }, { tiles }) {
        const { state } = game;
        const { hidden } = state;
        const rooms = tiles.map((tile) => ({ tile, size, by: seat }));
        hidden.stacks[size] = hidden.stacks[size].filter((tile) => !tiles.includes(tile));
        shuffleStack(game, size);
        // With no cards left they would come to no market any more.
        const gone = hidden.cards.length === 0;
        if (gone) hidden.gone = [...hidden.gone, ...rooms];
        else hidden.laid = [...hidden.laid, ...rooms];
        tell(game, { type: 'rooms-laid', seat, size, count: tiles.length, gone, secret: { tiles } });
        answered(game);
      },
    },
  },
};

function ordered<T>(sets: readonly T[][]): T[][] {
  return sets.flatMap((set) => permutations(set));
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, index) => permutations(items.filter((_, other) => other !== index)).map((rest) => [first, ...rest]));
}

function layRefusal(offered: readonly string[], most: number, chosen: readonly string[]): Refusal | null {
  if (chosen.length > most) return refuse('too-many-rooms', { most });
  const unknown = chosen.find((tile, index) => !offered.includes(tile) || chosen.indexOf(tile) !== index);
  return unknown === undefined ? null : refuse('not-in-stack', { tile: unknown });
}

// C-5.8: any of the other seven
export const chooseAnyReward: Decision<'choose-any-reward'> = {
  choices: (view, { seat, rooms }) => {
    const actions = otherRewards(view, seat).flatMap((reward) =>
      (reward === 'living' ? rooms : rooms.slice(0, 1)).map((room): CastlesAction => ({ type: 'reward', reward, room })),
    );
    return actions.map((action) => single(action));
  },
  actions: {
    reward: {
      refusal(view, { seat, rooms }, { reward, room }) {
        if (!rooms.includes(room)) return refuse('no-such-reward');
        return otherRewards(view, seat).includes(reward) ? null : refuse('reward-unavailable', { reward });
      },
      play(game, { seat }, { reward, room }) {
        answered(game);
        tell(game, { type: 'reward-taken', seat, reward, tile: game.state.seats[seat].castle.tiles[room].tile });
        REWARDS[reward].take(game, seat, [room]);
      },
    },
  },
};

function otherRewards(view: CastlesView, seat: number): RoomType[] {
  return ROOM_TYPES.filter((type) => type !== 'downstairs' && isAvailable(view, seat, { type, rooms: [] }));
}
