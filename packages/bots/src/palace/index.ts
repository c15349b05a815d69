import type { Player } from '@luftschloss/engine/kernel';
import type { GameBots } from '../game-bots.ts';
import { greedy } from './greedy.ts';

export const palace: GameBots = { bots: { greedy: greedy as Player } };
