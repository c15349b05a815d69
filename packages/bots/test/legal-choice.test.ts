import { actionsOf, openRng, type Player, rngState } from '@luftschloss/engine/kernel';
import { palace } from '@luftschloss/engine/palace';
import { describe, expect, it } from 'vitest';
import { botNamed, legalChoice } from '../src/index.ts';

const view = palace.view(palace.setup({}, 2, rngState('chacha8:legal')), 0);
const [first] = actionsOf(palace, view);
const rng = () => openRng(rngState('splitmix32:legal'));
const bot = (choose: () => unknown) => ({ name: 'odd', choose }) as unknown as Player<never>;

describe('a bot at a table', () => {
  it('does what it chooses', () => {
    const greedy = botNamed('palace', 'greedy');
    expect(legalChoice(palace, greedy as Player<never>, view, rng())).toEqual(greedy.choose(palace as never, view as never, rng()));
  });

  it('does the first legal action when it tries something illegal', () => {
    expect(
      legalChoice(
        palace,
        bot(() => ({ type: 'end-turn' })),
        view,
        rng(),
      ),
    ).toEqual(first);
  });

  it('does the first legal action when it fails', () => {
    const failing = bot(() => {
      throw new Error('no idea');
    });
    expect(legalChoice(palace, failing, view, rng())).toEqual(first);
  });
});
