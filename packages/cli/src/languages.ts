import { isLanguage, type LanguageId, negotiated } from '@luftschloss/words';

const OPTION = '--language';

export interface Wished {
  readonly language: LanguageId | null;
  /** What was typed, without the wish. */
  readonly words: readonly string[];
}

/** The language that is asked for, wherever the option stands: even what is wrong with the rest is said in it. An unknown one is left to be complained about. */
export function wishedLanguage(words: readonly string[]): Wished {
  const at = words.findIndex((word) => word === OPTION || word.startsWith(`${OPTION}=`));
  if (at < 0) return { language: null, words };
  const apart = words[at] === OPTION;
  const language = apart ? (words[at + 1] ?? '') : words[at].slice(OPTION.length + 1);
  return isLanguage(language) ? { language, words: words.toSpliced(at, apart ? 2 : 1) } : { language: null, words };
}

/** The language of the system, as its tools are told of it: `de_AT.UTF-8`. */
export function systemLanguage(environment: { readonly [name: string]: string | undefined }): LanguageId {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return negotiated([(LC_ALL || LC_MESSAGES || LANG || '').replace(/[.@].*/, '')]);
}
