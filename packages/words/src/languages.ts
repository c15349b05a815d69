interface Row {
  /** As the language calls itself. */
  readonly name: string;
}

/** Every language of the house, one row each. A language is complete or it has no row. */
export const LANGUAGES = {
  en: { name: 'English' },
  de: { name: 'Deutsch' },
  es: { name: 'Español' },
  fr: { name: 'Français' },
  pl: { name: 'Polski' },
} as const satisfies { readonly [id: string]: Row };

export type LanguageId = keyof typeof LANGUAGES;

export const REFERENCE: LanguageId = 'en';

export function isLanguage(id: string): id is LanguageId {
  return Object.hasOwn(LANGUAGES, id);
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
      const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
