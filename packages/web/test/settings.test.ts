import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** As Chromium has it: whoever asks whether it is dark learns it, and what is known already is told to nobody. */
function stubDarkness(): { fall(): void; tell(): void } {
  let [isDark, known] = [false, false];
  let listener: (event: { matches: boolean }) => void = () => {};
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      known = isDark;
      return known;
    },
    addEventListener(_: string, listening: typeof listener) {
      listener = listening;
    },
  }));
  return {
    fall() {
      isDark = true;
    },
    tell() {
      if (known === isDark) return;
      known = isDark;
      listener({ matches: isDark });
    },
  };
}

test('page and drawings turn to night together, also where a table is drawn just as it falls', async () => {
  const page = { documentElement: { dataset: { theme: '' } } };
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', { getItem: () => null });
  const night = stubDarkness();
  const address = '../src/shell/settings.ts?at-nightfall'; // a page of its own
  const { themeNow } = (await import(address)) as typeof import('../src/shell/settings.ts');
  expect([page.documentElement.dataset.theme, themeNow()]).toEqual(['paper', 'day']);
  night.fall();
  expect([page.documentElement.dataset.theme, themeNow()]).toEqual(['paper', 'day']);
  night.tell();
  expect([page.documentElement.dataset.theme, themeNow()]).toEqual(['blueprint', 'night']);
});
