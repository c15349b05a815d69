import { type LedgerEntry, scoreLine } from '@luftschloss/engine/castles';
import type { SaidWords } from '../../language.ts';
import type { Said } from '../../said.ts';
import { factWords } from '../wording.ts';

/** Why points were scored. Rooms of an entry are indices; `tileAt` knows which tile lies there. */
export function reasonWords({ castles }: SaidWords, entry: LedgerEntry, tileAt: (room: number) => string): Said {
  return factWords([castles.reasons], scoreLine(entry, tileAt).reason) ?? [];
}
