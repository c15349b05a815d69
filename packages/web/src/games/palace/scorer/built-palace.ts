import { type Palace, type PalaceTable, palaceTables, readPalace } from '@luftschloss/engine/palace';

const built = new WeakMap<PalaceTable, Palace>();
const NOTHING: Palace = { tiles: [], left: [], right: [], ponds: [] };

/** What of an entered palace can be built; made once for each table. */
export function builtPalace(table: PalaceTable): Palace {
  const known = built.get(table) ?? made(table);
  built.set(table, known);
  return known;
}

function made(table: PalaceTable): Palace {
  const file = palaceTables.toBoard(table, 0);
  const read = file.ok ? readPalace(file.value) : null;
  return read?.ok ? read.value : NOTHING;
}
