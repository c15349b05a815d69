import type { TableCard } from '@luftschloss/protocol';
import type { Language, Said } from '@luftschloss/words';
import { gameName } from '../games/index.ts';
import { seatNames } from './seat-names.ts';

/** What is played with whom. */
export function tableWords(language: Language, table: Pick<TableCard, 'game' | 'seats'>): Said {
  const { row } = language.said.online;
  return row.table({ game: gameName(table.game, language), seats: seatNames(table).map((name) => name || row.freeSeat()) });
}
