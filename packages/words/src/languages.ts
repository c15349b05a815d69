import type { Catalogue } from './catalogue.ts';
import { type Language, languageFrom } from './language.ts';

interface Row {
  /** As the language calls itself. */
  readonly name: string;
  /** A file of its own: a page loads one language. */
  load(): Promise<{ readonly default: Catalogue }>;
}

/** Every language of the house, one row each. A language is complete or it has no row. */
export const LANGUAGES = {
  en: { name: 'English', load: () => import('./generated/en.ts') },
  de: { name: 'Deutsch', load: () => import('./generated/de.ts') },
  es: { name: 'Español', load: () => import('./generated/es.ts') },
  fr: { name: 'Français', load: () => import('./generated/fr.ts') },
  pl: { name: 'Polski', load: () => import('./generated/pl.ts') },
} as const satisfies { readonly [id: string]: Row };

export type LanguageId = keyof typeof LANGUAGES;

export const REFERENCE: LanguageId = 'en';

export function isLanguage(id: string): id is LanguageId {
  return Object.hasOwn(LANGUAGES, id);
}

const loading = new Map<string, Promise<Language>>();

/** Each language is loaded once. A failure is forgotten, so that the next attempt may succeed. */
export function loadLanguage(id: LanguageId): Promise<Language> {
  const known = loading.get(id);
  if (known) return known;
  const loaded = LANGUAGES[id].load().then(({ default: catalogue }) => languageFrom(catalogue));
  loading.set(id, loaded);
  loaded.catch(() => loading.delete(id));
  return loaded;
}

/** The first language of the house among those that somebody wants, best first: `de-AT` is served with `de`. */
export function negotiated(wanted: readonly string[]): LanguageId {
  for (const tag of wanted) {
    const [primary] = tag.trim().toLowerCase().split(/[-_]/);
    if (isLanguage(primary)) return primary;
  }
  return REFERENCE;
}

/** The languages of an `Accept-Language` header, best first. */
export function acceptedLanguages(header: string): string[] {
  return header
    .slice(0, 1000)
    .split(',')
    .map((entry) => {
      const [tag, ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
