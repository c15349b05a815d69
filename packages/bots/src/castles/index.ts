import type { Player } from '@luftschloss/engine/kernel';
import type { GameBots } from '../game-bots.ts';
import type { Judge } from '../judge.ts';
import { easy, medium } from './casual.ts';
import { greedy } from './greedy.ts';
import { hard } from './hard.ts';
import { judge } from './judge.ts';

export const castles: GameBots = {
  bots: { easy: easy as Player, medium: medium as Player, greedy: greedy as Player, hard: hard as Player },
  judge: judge as unknown as Judge,
};
