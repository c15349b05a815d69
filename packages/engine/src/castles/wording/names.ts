import { decreeName } from '../expansions/decrees/decrees.ts';
import { bonusCardOf } from '../scoring/bonus-cards.ts';
import { favorOf } from '../scoring/favors.ts';
import { HIDDEN, type RewardType } from '../table/state.ts';
import { findTile } from '../tiles.ts';

export type Names = readonly string[];

export const tileName = (tile: string): string => findTile(tile)?.name ?? tile;
export const tileNames = (tiles: readonly string[]): string => tiles.map(tileName).join(', ');

function quoted(ids: readonly string[], nameOf: (id: string) => string): string {
  return ids.map((id) => (id === HIDDEN ? 'a hidden card' : `“${nameOf(id)}”`)).join(', ');
}

export const cardNames = (ids: readonly string[]): string => quoted(ids, (id) => bonusCardOf(id).name);
export const favorNames = (ids: readonly string[]): string => quoted(ids, (id) => favorOf(id).name);
export const decreeWords = (id: string): string => (id === HIDDEN ? 'a hidden decree' : `“${decreeName(id)}”`);

export const points = (count: number): string => (Math.abs(count) === 1 ? `${count} point` : `${count} points`);
export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `one ${one}` : count === 0 ? `no ${one}` : `${count} ${many}`;

export const SIDE_NAMES = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;

export const REWARD_WORDS: { readonly [type in RewardType]: string } = {
  food: 'an extra turn',
  living: 'scoring the room again',
  corridor: 'a free hallway or stairs',
  utility: 'a bonus card',
  activity: 'points at once',
  outdoor: 'money from the king',
  sleeping: 'a look through a stack of rooms',
  downstairs: 'a reward of another type',
  tower: 'a secret favor',
  moat: 'a free room from a stack',
};

/** `the food reward for Kitchen`, or for the whole moat. */
export function rewardName(reward: RewardType, tile: string): string {
  return reward === 'moat' ? 'the reward for the finished moat' : `the ${reward} reward for ${tileName(tile)}`;
}
