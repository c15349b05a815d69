import type { PlacedPassage, RewardType, TileCoins, TilePrice } from '@luftschloss/engine/castles';
import type { SaidWords } from '../../language.ts';
import type { Said } from '../../said.ts';

/** The reward for completing a room, or for the whole moat. */
export function rewardWords({ castles: { rewards } }: SaidWords, reward: RewardType, room: string): Said {
  if (reward === 'moat') return rewards.moat();
  return reward === 'tower' ? rewards.tower({ room }) : rewards.room({ reward, room });
}

export function bringsWords({ castles: { brings } }: SaidWords, reward: RewardType): Said {
  return brings[reward]();
}

/** The dearest first, as they stand in the market. */
export function priceWords({ castles: { items } }: SaidWords, prices: readonly TilePrice[]): Said[] {
  return [...prices].sort((a, b) => b.price - a.price).map(({ tile, price }) => items['room-at']({ room: tile, amount: price }));
}

export function coinWords({ castles: { items } }: SaidWords, coins: readonly TileCoins[]): Said[] {
  return coins.map((each) => items['room-at']({ room: each.tile, amount: each.coins }));
}

export function passageKinds(passages: readonly PlacedPassage[] | undefined): string[] {
  return (passages ?? []).map(({ kind }) => kind);
}
