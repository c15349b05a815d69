import { between } from '@luftschloss/engine/between';
import { castles } from '@luftschloss/engine/castles';
import { type GameTypes, openRng, type Rules, rngState } from '@luftschloss/engine/kernel';
import { palace } from '@luftschloss/engine/palace';
import { expect, test } from 'vitest';
import { greedy as betweenGreedy } from '../../bots/src/between/greedy.ts';
import { reasonsFor as betweenReasons } from '../../bots/src/between/reasons.ts';
import { greedy as castlesGreedy } from '../../bots/src/castles/greedy.ts';
import { reasonsFor as castlesReasons } from '../../bots/src/castles/reasons.ts';
import { greedy as palaceGreedy } from '../../bots/src/palace/greedy.ts';
import { reasonsFor as palaceReasons } from '../../bots/src/palace/reasons.ts';
import { english } from '../src/english.ts';
import { plain, wordingOf } from '../src/index.ts';

const GAMES = [
  { rules: castles, player: castlesGreedy, reasons: castlesReasons, options: { edition: 'collectors' } },
  { rules: between, player: betweenGreedy, reasons: betweenReasons, options: {} },
  { rules: palace, player: palaceGreedy, reasons: palaceReasons, options: {} },
] as const;

test.each(GAMES)('every reason of a hint has words: $rules.id', ({ rules: own, player, reasons, options }) => {
  const rules = own as unknown as Rules;
  const wording = wordingOf(rules.id, english);
  const codes = new Set<string>();
  const rng = openRng(rngState('splitmix32:hints'));
  const state = rules.setup({ ...defaults(rules), ...options }, 3, rngState('chacha8:hints'));
  while (rules.toAct(state).length > 0) {
    const [seat] = rules.toAct(state);
    const view = rules.view(state, seat) as GameTypes['view'];
    const action = player.choose(own as never, view as never, rng) as never;
    for (const fact of reasons(view as never, action)) {
      codes.add(fact.code);
      const said = wording.hint(fact);
      expect(said && plain(said), JSON.stringify(fact)).toMatch(/^[^{}]+$/);
      expect(said && plain(said)).not.toMatch(/undefined|NaN|null|object/);
    }
    rules.play(state, seat, action);
  }
  expect(codes.size).toBeGreaterThan(4);
});

function defaults({ options }: Rules): object {
  return Object.fromEntries(Object.entries(options).map(([name, spec]) => [name, (spec as { default: unknown }).default]));
}
