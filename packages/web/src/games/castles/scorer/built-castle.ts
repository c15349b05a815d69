import { type Castle, type CastlesTable, castlesTables, FOYER } from '@luftschloss/engine/castles';

const built = new WeakMap<CastlesTable, Castle[]>();
const NOTHING: Castle = { tiles: [{ tile: FOYER, x: 0, y: 0, r: 0 }] };

/** What of an entered castle can be built; made once for each table. */
export function builtCastle(table: CastlesTable, tab: number): Castle {
  const known = built.get(table) ?? [];
  built.set(table, known);
  known[tab] ??= made(table, tab);
  return known[tab];
}

function made(table: CastlesTable, tab: number): Castle {
  const file = castlesTables.toBoard(table, tab);
  if (!file.ok) return NOTHING;
  const { tiles, barbican, moats, passages } = file.value as Castle;
  return { tiles, ...(barbican && { barbican, moats: moats ?? [] }), ...(passages && { passages }) };
}
