import { useSyncExternalStore } from 'react';
import { NAMELESS } from './nameless.ts';

export const THEMES = ['auto', 'paper', 'blueprint'] as const;
export type ThemeChoice = (typeof THEMES)[number];

export interface Settings {
  readonly theme: ThemeChoice;
  readonly language: string; // `auto`: as the browser has it
  readonly name: string;
  readonly pace: 'calm' | 'quick'; // how long bots hesitate
  readonly sound: boolean;
  readonly notices: boolean; // of the browser, while the page is out of sight
  readonly inWords: boolean; // tables as lists of sentences instead of pictures
}

const KEY = 'luftschloss.settings';
const DEFAULTS: Settings = { theme: 'auto', language: 'auto', name: NAMELESS, pace: 'calm', sound: false, notices: false, inWords: false };

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
}

let settings = read();
const listeners = new Set<() => void>();
const darkness = matchMedia('(prefers-color-scheme: dark)');
/** Asked once: a browser tells nobody of a change that somebody has asked for before. */
let isDark = darkness.matches;

function announce(): void {
  document.documentElement.dataset.theme = themeNow() === 'night' ? 'blueprint' : 'paper';
  for (const listener of [...listeners]) listener();
}

darkness.addEventListener('change', ({ matches }) => {
  isDark = matches;
  announce();
});

export function settingsNow(): Settings {
  return settings;
}

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  localStorage.setItem(KEY, JSON.stringify(settings));
  announce();
}

export function themeNow(): 'day' | 'night' {
  if (settings.theme === 'auto') return isDark ? 'night' : 'day';
  return settings.theme === 'blueprint' ? 'night' : 'day';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settingsNow);
}

/** The theme that drawings are made in. */
export function useDrawingTheme(): 'day' | 'night' {
  return useSyncExternalStore(subscribe, themeNow);
}

announce();
