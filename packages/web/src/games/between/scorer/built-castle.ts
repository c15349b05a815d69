import { type BetweenTable, betweenTables, type Castle, THRONES } from '@luftschloss/engine/between';

const built = new WeakMap<BetweenTable, Castle[]>();

/** What of an entered castle can be built; made once for each table. */
export function builtCastle(table: BetweenTable, tab: number): Castle {
  const known = built.get(table) ?? [];
  built.set(table, known);
  known[tab] ??= made(table, tab);
  return known[tab];
}

function made(table: BetweenTable, tab: number): Castle {
  const file = betweenTables.toBoard(table, tab);
  const { throne = THRONES[0].id, tiles = [], attendants = [], bonusCards = [] } = (file.ok ? file.value : {}) as Partial<Castle>;
  return { throne, tiles, attendants, bonusCards };
}
