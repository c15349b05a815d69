import type { Language } from '@luftschloss/words';
import { GAME_CARDS } from '../games/index.ts';

/** Where the service worker finds what it says: it has neither the catalogues nor the settings. The same names stand there, as it shares no file with us. */
const SHELF = 'notice-words';
const PLACE = './notice-words.json';

/** What a notice of the server says in the reader's language, by game; `other` for games that this page does not know. */
export interface NoticeWords {
  readonly games: { readonly [game: string]: string };
  readonly other: string;
}

export function noticeWords(language: Language): NoticeWords {
  const { notices } = language.words.online;
  return {
    games: Object.fromEntries(GAME_CARDS.map(({ id, name }) => [id, notices.yourTurnIn({ game: name(language) })])),
    other: notices.yourTurn(),
  };
}

/** Notices come while no page is open, so their words are laid ready whenever a language is chosen. */
export async function keepNoticeWords(language: Language): Promise<void> {
  if (!('caches' in globalThis)) return;
  const shelf = await caches.open(SHELF);
  await shelf.put(PLACE, Response.json(noticeWords(language)));
}
