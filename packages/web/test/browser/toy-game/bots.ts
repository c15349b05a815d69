import type { GameBots } from '@luftschloss/bots';
import type { Player } from '@luftschloss/engine/kernel';
import { boldPlayer } from '../../../../engine/test/kernel/toy-game.ts';

export const highCardBots: GameBots = { bots: { greedy: boldPlayer as unknown as Player } };
