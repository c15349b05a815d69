import type { Language, Said, Words } from '@luftschloss/words';
import { gameName } from '../games/index.ts';
import { NAMELESS } from '../shell/nameless.ts';
import type { SavedTable } from '../table/saved-tables.ts';

/** What is played at a table of this browser, and who else plays: everybody but the first person. */
export function tableWords({ record: { game, seats } }: SavedTable, language: Language): Said {
  const me = seats.findIndex(({ bot }) => bot === undefined);
  const others = seats.filter((_, seat) => seat !== me).map(({ name }) => name);
  return language.said.home.tables.with({ game: gameName(game, language), others });
}

/** How far the game is. */
export function standing({ record, touched }: SavedTable, { home: { tables }, shell }: Words): string {
  const { actions, scores, seats } = record;
  if (!scores) return actions.length === 0 ? tables.justSetUp() : tables.actions({ count: actions.length, when: touched });
  const nameOf = (seat: number): string => seats[seat]?.name ?? tables.ludwig();
  const shown = (name: string): string => (name === NAMELESS ? shell.person.you() : name);
  return tables.finished({ scores: scores.map((score, seat) => tables.score({ name: shown(nameOf(seat)), score })), when: touched });
}
