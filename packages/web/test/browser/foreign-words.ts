import { type Bundle, LANGUAGES, type LanguageId } from '@luftschloss/words';
import type { Page } from 'playwright-core';
import loaders from '../../../words/src/generated/loaders.ts';

/** What a language says, in pieces as the catalogues have them: stretches of sentences, and names of things. */
async function piecesOf(language: LanguageId): Promise<Set<string>> {
  const pieces = new Set<string>();
  const bundles: { readonly [bundle: string]: () => Promise<{ readonly default: Bundle }> } = loaders[language];
  for (const load of Object.values(bundles)) {
    const { terms, messages } = (await load()).default;
    for (const text of textsIn(messages)) if (/\p{L}{2,}\s+\p{L}{2,}/u.test(text)) pieces.add(text.trim());
    for (const text of textsIn(terms)) if (text.length >= 5) pieces.add(text.trim());
  }
  return pieces;
}

/** Every text of a catalogue, without the names of functions, parameters and options. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((piece) => (Array.isArray(piece) ? [] : textsIn(piece)));
  if (typeof value !== 'object' || value === null) return [];
  if ('by' in value && 'variants' in value && Array.isArray(value.variants)) {
    return value.variants.flatMap(([, pattern]: [unknown, unknown]) => textsIn(pattern));
  }
  return Object.entries(value).flatMap(([form, text]) => (form === 'gender' ? [] : textsIn(text)));
}

/** Finds what another language of the house says in a text that should be all in one. Compared is with the catalogues themselves. */
export async function foreignTo(own: LanguageId): Promise<(text: string) => string[]> {
  const others = (Object.keys(LANGUAGES) as LanguageId[]).filter((language) => language !== own);
  const spoken = [...(await piecesOf(own))].join('\n');
  const foreign = new Set((await Promise.all(others.map(piecesOf))).flatMap((pieces) => [...pieces]));
  const wanted = [...foreign].filter((piece) => !spoken.includes(piece));
  return (text) => {
    const shown = text.replaceAll(/\s+/g, ' ');
    return wanted.filter((piece) => shown.includes(piece) && standsAlone(shown, piece));
  };
}

function standsAlone(text: string, piece: string): boolean {
  const at = text.indexOf(piece);
  return !/\p{L}/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + piece.length));
}

/** Everything that is read on a page, also by screen readers. */
export function readOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    const titles = [...document.querySelectorAll('svg title, svg desc, svg text')].map(({ textContent }) => textContent ?? '');
    // Names of languages stand in their own language.
    for (const picker of document.querySelectorAll('.language select')) picker.setAttribute('hidden', '');
    const text = document.body.innerText;
    for (const picker of document.querySelectorAll('.language select')) picker.removeAttribute('hidden');
    return [document.title, text, ...labels, ...titles].join('\n');
  });
}
