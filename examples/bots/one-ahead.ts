/**
 * A bot for Castles that uses the engine of Luftschloss: it tries every choice in a world that looks like its view and takes the one that scores most at once.
 *
 *     luftschloss arena castles --bots "program:node examples/bots/one-ahead.ts,random"
 */
import { createInterface } from 'node:readline';
import { findGame } from '@luftschloss/engine';
import { openRng, type Rng, type Rules, rngState } from '@luftschloss/engine/kernel';

type View = ReturnType<Rules['view']>;
type Action = { readonly type: string };
type Message =
  | { readonly type: 'start'; readonly game: string; readonly seat: number; readonly seed: number }
  | { readonly type: 'decide'; readonly id: number; readonly time: number; readonly view: View; readonly choices: readonly Action[] }
  | { readonly type: 'end' };

/** Points and a little for money, as the view shows them; a game without either is played by chance. */
function worth(view: View, seat: number): number {
  const { seats } = view as { readonly seats?: readonly { readonly score?: number; readonly money?: number }[] };
  return (seats?.[seat]?.score ?? 0) + (seats?.[seat]?.money ?? 0) / 10_000;
}

function decide(rules: Rules, seat: number, rng: Rng, { view, choices, time }: Extract<Message, { type: 'decide' }>): Action {
  const end = performance.now() + time / 2;
  const world = rules.sample(view, rng);
  let best = { action: choices[0], worth: Number.NEGATIVE_INFINITY };
  for (const action of rng.shuffle([...choices])) {
    if (performance.now() > end) break;
    const state = rules.clone(world);
    rules.play(state, seat, action);
    const found = worth(rules.view(state, seat), seat);
    if (found > best.worth) best = { action, worth: found };
  }
  return best.action;
}

let game: { readonly rules: Rules; readonly seat: number; readonly rng: Rng } | null = null;

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as Message;
  if (message.type === 'start') {
    const rules = findGame(message.game)?.rules;
    if (!rules) throw new Error(`I do not know ${message.game}`);
    game = { rules, seat: message.seat, rng: openRng(rngState(`splitmix32:${message.seed}`)) };
    process.stdout.write('{"type":"ready","protocol":1}\n');
  } else if (message.type === 'decide' && game) {
    const action = decide(game.rules, game.seat, game.rng, message);
    process.stdout.write(`${JSON.stringify({ id: message.id, action })}\n`);
  }
}
