import { isLanguage, type Language, type LanguageId, loadLanguage, negotiated, REFERENCE, type Words } from '@luftschloss/words';
import { useSyncExternalStore } from 'react';
import { changeSettings, settingsNow } from '../shell/settings.ts';

/** English, longer and with accents: shows what is hard-coded and what is too narrow. Only developers are offered it. */
export const PSEUDO = 'en-XA';

let language: Language | null = null;
const listeners = new Set<() => void>();

/** The language that the page speaks. Components use the hooks, which follow a change. */
export function languageNow(): Language {
  if (!language) throw new Error('no language is loaded yet');
  return language;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, languageNow);
}

export function useWords(): Words {
  return useLanguage().words;
}

/** What somebody has chosen, or what the browser asks for. */
function wanted(): LanguageId {
  const { language: chosen } = settingsNow();
  return isLanguage(chosen) ? chosen : negotiated(navigator.languages);
}

function load(): Promise<Language> {
  if (settingsNow().language === PSEUDO) return import('@luftschloss/words/pseudo').then(({ pseudoLanguage }) => pseudoLanguage());
  return loadLanguage(wanted());
}

/** Loads the language of this device and speaks it from then on. One that cannot be loaded leaves the page as it is. */
export async function speakAsSet(): Promise<void> {
  const loaded = await load().catch(() => language ?? loadLanguage(REFERENCE));
  language = loaded;
  document.documentElement.lang = loaded.id;
  for (const listener of [...listeners]) listener();
}

export function chooseLanguage(chosen: string): Promise<void> {
  changeSettings({ language: chosen });
  return speakAsSet();
}
