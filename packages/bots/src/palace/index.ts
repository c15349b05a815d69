import type { Player } from '@luftschloss/engine/kernel';
import type { GameBots } from '../game-bots.ts';
import type { Hints } from '../hints.ts';
import { easy } from './easy.ts';
import { greedy } from './greedy.ts';
import { hard } from './hard.ts';
import { hints } from './hints.ts';

export const palace: GameBots = {
  bots: { easy: easy as Player, greedy: greedy as Player, hard: hard as Player },
  hints: hints as unknown as Hints,
};
