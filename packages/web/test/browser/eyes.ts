import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Visit } from './chromium.ts';
import type { Glance, Watching } from './in-page/watching.ts';

type Watched = typeof window & { readonly watching: Watching };

/** Modules of the page's side as one script: the page's policy lets no other in. */
const SCRIPT = `(() => {
  if ('watching' in window) return;
  ${['screen', 'eye', 'watching'].map(plain).join('\n')}
  Object.assign(window, { watching: new Watching() });
})()`;

function plain(name: string): string {
  const source = readFileSync(join(import.meta.dirname, `in-page/${name}.ts`), 'utf8');
  return stripTypeScriptTypes(source)
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/^export /gm, '');
}

/** Looks at everything that the page shows from now on. */
export async function openEyes({ context, page }: Pick<Visit, 'context' | 'page'>): Promise<void> {
  await context.addInitScript(SCRIPT);
  await page.evaluate(SCRIPT);
}

/** What a person would notice at this moment, in the page's own letters; `closely` scrolls to everything that can be scrolled to. */
export function look(page: Page, closely = false): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0;
  return page.evaluate(
    async ([w, c]) => {
      await document.fonts.ready;
      return (window as Watched).watching.eye.look(w, c);
    },
    [width, closely] as const,
  );
}

/** What a person would notice about the control at a place, as it looks at this moment. */
export function lookAt(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<string[]> {
  return page.evaluate(([left, top]) => (window as Watched).watching.eye.lookAt(left, top), [x, y] as const);
}

/** Waits for an answer to the last press, and looks at what came of it. */
export function glance(page: Page, patience: number): Promise<Glance> {
  const width = page.viewportSize()?.width ?? 0;
  return page.evaluate(([w, p]) => (window as Watched).watching.glance(w, p), [width, patience] as const);
}
