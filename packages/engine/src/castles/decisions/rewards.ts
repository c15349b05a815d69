import { type Choice, listed, single } from '../../kernel/index.ts';
import { ROOM_TYPES } from '../data/room.ts';
import type { CastlesAction } from '../table/actions.ts';
import { answered, ask as askNext } from '../table/asking.ts';
import { type Game, tell } from '../table/events.ts';
import { corridorPieces, isAvailable, REWARDS } from '../table/rewards.ts';
import { type AskOf, type CastlesState, type Reward, type RewardType, replaceAt } from '../table/state.ts';
import type { CastlesView } from '../table/view.ts';
import { type Decision, refuse } from './decision.ts';
import { placementRefusal, placements } from './placement.ts';
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

type RewardChoice = { readonly reward: RewardType; readonly room: number };

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
  choices: (view, { seat, pieces, mayStop }) => [
    ...corridorPieces(view, seat, pieces).flatMap((tile) => placements(view, 'place', tile)),
    ...(mayStop ? [single<CastlesAction>({ type: 'finish' })] : []),
  ],
  actions: {
    place: {
      refusal(view, { seat, pieces }, action) {
        if (!corridorPieces(view, seat, pieces).some(({ id }) => id === action.tile))
          return refuse('no-corridor-piece', { tile: action.tile });
        return placementRefusal(view, action);
      },
      play(game, ask, action) {
        answered(game);
        placeFree(game, ask.seat, action);
        askForSecondPiece(game, ask, action.tile);
      },
    },
    finish: {
      refusal: (_, { mayStop }) => (mayStop ? null : refuse('not-now')),
      play: (game) => answered(game),
    },
  },
};

function askForSecondPiece(game: Game, { seat, pieces, left }: AskOf<'place-corridor'>, placed: string): void {
  const others = pieces.filter((id) => id !== placed);
  if (left < 2 || corridorPieces(game.state, seat, others).length === 0) return;
  askNext(game, { type: 'place-corridor', seat, pieces: others, left: left - 1, mayStop: true });
}

// C-5.8: any of the other seven
export const chooseAnyReward: Decision<'choose-any-reward'> = {
  choices: (view, { rooms, taken }) =>
    otherRewards(view, taken)
      .flatMap((reward) =>
        (reward === 'living' ? rooms : rooms.slice(0, 1)).map((room): CastlesAction => ({ type: 'reward', reward, room })),
      )
      .map((action) => single(action)),
  actions: {
    reward: {
      refusal(view, { rooms, taken }, { reward, room }) {
        if (!rooms.includes(room)) return refuse('no-such-reward');
        return otherRewards(view, taken).includes(reward) ? null : refuse('reward-unavailable', { reward });
      },
      play(game, ask, { reward, room }) {
        const { seat } = ask;
        answered(game);
        if (ask.left > 1) askNext(game, { ...ask, left: ask.left - 1, taken: [...ask.taken, reward] });
        tell(game, { type: 'reward-taken', seat, reward, tile: game.state.seats[seat].castle.tiles[room].tile });
        REWARDS[reward].take(game, seat, [room]);
      },
    },
  },
};

function otherRewards(view: CastlesView, taken: readonly RewardType[]): RewardType[] {
  const seat = view.viewer ?? 0;
  return ROOM_TYPES.filter((type) => type !== 'downstairs' && !taken.includes(type) && isAvailable(view, seat, { type, rooms: [] }));
}

// C-12.1: keep one secretly, the others leave the game
export const keepFavor: Decision<'keep-favor'> = {
  choices: (_, { cards }) => [
    listed<CastlesAction, string>(
      'keep-favor',
      () => cards,
      (favor) => ({ type: 'keep-favor', favor }),
    ),
  ],
  actions: {
    'keep-favor': {
      refusal: (_, { cards }, { favor }) => (cards.includes(favor) ? null : refuse('no-such-favor', { favor })),
      play(game, { seat }, { favor }) {
        const { hidden } = game.state;
        hidden.ownFavors = replaceAt(hidden.ownFavors, seat, [...hidden.ownFavors[seat], favor]);
        tell(game, { type: 'favor-kept', seat, secret: { favor } });
        answered(game);
      },
    },
  },
};
