import { randomBytes } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { botNamed, legalChoice } from '@luftschloss/bots';
import { findGame } from '@luftschloss/engine';
import { openRng, rngState } from '@luftschloss/engine/kernel';
import { answerTasks } from '../threads/index.ts';
import type { BotAction, BotTask } from './pool.ts';

// People come before bots. Only Linux has priorities of threads: elsewhere this would be that of the whole server.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

answerTasks(({ game, bot, view, effort }: BotTask): BotAction => {
  const rules = findGame(game)?.rules;
  if (!rules) throw new Error(`unknown game ${game}`);
  const isFixed = 'playouts' in effort;
  const rng = openRng(rngState(`splitmix32:${isFixed ? effort.seed : randomBytes(16).toString('hex')}`));
  const budget = isFixed ? { playouts: effort.playouts } : { milliseconds: effort.milliseconds, clock: () => performance.now() };
  return legalChoice(rules, botNamed(game, bot), view, rng, budget);
});
