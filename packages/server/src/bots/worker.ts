import { randomBytes } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { botNamed } from '@luftschloss/bots';
import { findGame } from '@luftschloss/engine';
import { actionsOf, openRng, rngState } from '@luftschloss/engine/kernel';
import type { BotReply, BotRequest } from './pool.ts';

if (!parentPort) throw new Error('this module runs in a worker thread');
const port = parentPort;
// People come before bots. Only Linux has priorities of threads: elsewhere this would be that of the whole server.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

port.on('message', (request: BotRequest) => {
  port.postMessage({ number: request.number, action: choose(request) } satisfies BotReply);
});

/** A bot that fails or tries something illegal must not stop a game: the first legal action takes its place. */
function choose({ game, bot, view, milliseconds }: BotRequest): { readonly type: string } {
  const rules = findGame(game)?.rules;
  if (!rules) throw new Error(`unknown game ${game}`);
  const rng = openRng(rngState(`splitmix32:${randomBytes(16).toString('hex')}`));
  try {
    const action = botNamed(game, bot).choose(rules, view, rng, { milliseconds, clock: () => performance.now() });
    if (rules.refusal(view, action) === null) return action;
  } catch {
    // Falls through to the first legal action.
  }
  const first = actionsOf(rules, view).next();
  if (first.done) throw new Error('there is no legal action');
  return first.value;
}
