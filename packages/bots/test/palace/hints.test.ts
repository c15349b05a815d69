import { rngFrom, rngState } from '@luftschloss/engine/kernel';
import { type PalaceAction, type PalaceView, palace } from '@luftschloss/engine/palace';
import { LANGUAGES, type LanguageId, loadLanguage, plain, wordingOf } from '@luftschloss/words';
import { describe, expect, it } from 'vitest';
import { hintsFor } from '../../src/index.ts';
import { candidatesFor } from '../../src/palace/candidates.ts';
import { greedy } from '../../src/palace/greedy.ts';
import { reasonsFor } from '../../src/palace/reasons.ts';

/** All that the players of a game are asked, with everything that is worth a thought. */
function questions(seats: number, seed: string): { readonly view: PalaceView; readonly ideas: readonly PalaceAction[] }[] {
  const state = palace.setup({}, seats, rngState(`splitmix32:${seed}`));
  const found = [];
  for (let toAct = palace.toAct(state); toAct.length > 0; toAct = palace.toAct(state)) {
    const view = palace.view(state, toAct[0]);
    found.push({ view, ideas: candidatesFor(palace, view, rngFrom('ideas')) });
    palace.play(state, toAct[0], greedy.choose(palace, view, rngFrom(String(found.length))));
  }
  return found;
}

describe('hints for The Palace', () => {
  it('are a few legal actions with reasons', () => {
    for (const { view } of questions(3, 'hints').filter((_, index) => index % 60 === 0)) {
      const given = hintsFor('palace')?.(palace as never, view, rngFrom('hint'), { playouts: 8 }) ?? [];
      expect(given.length).toBeGreaterThan(0);
      expect(given.length).toBeLessThanOrEqual(3);
      for (const { action, reasons } of given) {
        expect(palace.refusal(view, action as never)).toBeNull();
        expect(reasons.length).toBeGreaterThan(0);
      }
    }
  });

  it('give reasons for everything that is worth a thought, which every language can say', async () => {
    const languages = await Promise.all((Object.keys(LANGUAGES) as LanguageId[]).map((id) => loadLanguage(id)));
    const wordings = languages.map((language) => wordingOf('palace', language));
    const seen = new Set<string>();
    for (const { view, ideas } of questions(2, 'reasons').filter((_, index) => index % 2 === 0)) {
      const before = JSON.stringify(view);
      for (const action of ideas) {
        const reasons = reasonsFor(view, action);
        expect(reasons.length, JSON.stringify(action)).toBeGreaterThan(0);
        for (const reason of reasons) {
          if (seen.has(reason.code)) continue;
          seen.add(reason.code);
          for (const wording of wordings) expect(plain(wording.hint(reason) ?? []), reason.code).not.toBe('');
        }
      }
      expect(JSON.stringify(view)).toBe(before);
    }
    expect(seen.size).toBeGreaterThan(15);
  });

  it('tell what a build brings: points, swans, completed tiles, the price and the moat', () => {
    const codes = questions(2, 'reasons')
      .slice(0, 120)
      .flatMap(({ view, ideas }) =>
        ideas.filter(({ type }) => type === 'build').flatMap((action) => reasonsFor(view, action).map(({ code }) => code)),
      );
    for (const code of ['now', 'swans', 'completes', 'costs', 'moat']) expect(codes).toContain(code);
  });
});
