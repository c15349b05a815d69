import {
  type BundleId,
  isLanguage,
  type Language,
  type LanguageId,
  loadLanguage,
  negotiated,
  REFERENCE,
  type Words,
} from '@luftschloss/words';
import { type ComponentType, type LazyExoticComponent, lazy, useSyncExternalStore } from 'react';
import { keepLanguage } from '../offline/kept-languages.ts';
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

/** What the page has shown so far: another language is spoken when it has the words for all of it. */
const needed = new Set<BundleId>();

async function load(): Promise<Language> {
  const bundles = [...needed];
  const pseudo = settingsNow().language === PSEUDO;
  const loaded = await (pseudo
    ? import('@luftschloss/words/pseudo').then(({ loadPseudoLanguage }) => loadPseudoLanguage(bundles))
    : loadLanguage(wanted(), bundles));
  return needed.size > bundles.length ? load() : loaded;
}

let asked = 0;
/** The setting by which the page speaks, or spoke when it was opened. */
let spokenSetting: string | null = null;

/** Loads the language of this device and speaks it from then on. One that cannot be loaded leaves the page as it is: the answer is no then. */
export async function speakAsSet(): Promise<boolean> {
  asked++;
  const turn = asked;
  const setting = settingsNow().language;
  spokenSetting ??= setting;
  const wished = await load().catch(() => null);
  const loaded = wished ?? language ?? (await loadLanguage(REFERENCE, [...needed]));
  // Whoever changes their mind meanwhile gets the last language, whichever arrives last.
  if (turn !== asked) return true;
  if (wished) spokenSetting = setting;
  language = loaded;
  document.documentElement.lang = loaded.id;
  for (const listener of [...listeners]) listener();
  kept = keepLanguage(loaded.id === PSEUDO ? REFERENCE : loaded.id).catch(() => {
    // Without storage it is spoken as long as there is a network.
  });
  return wished !== null;
}

let kept = Promise.resolve();

/** Settled as soon as it is noted that the language of the page is to be kept. */
export function languageKept(): Promise<void> {
  return kept;
}

/** Speaks another language from now on. The answer is no where it cannot be loaded: the choice before it holds then. */
export async function chooseLanguage(chosen: string): Promise<boolean> {
  changeSettings({ language: chosen });
  const spoken = await speakAsSet();
  if (!spoken && spokenSetting !== null) changeSettings({ language: spokenSetting });
  return spoken;
}

/** Loads words that belong to a part of the page which is shown from now on. */
export async function needWords(bundles: readonly BundleId[]): Promise<void> {
  for (const bundle of bundles) needed.add(bundle);
  const spoken = languageNow().id;
  await (isLanguage(spoken) ? loadLanguage(spoken, bundles) : load());
}

/** A part of the page that is loaded when it is first shown, together with its words. */
export function lazyWithWords<P extends object>(
  bundles: readonly BundleId[],
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const [part] = await Promise.all([load(), needWords(bundles)]);
    return part;
  });
}
