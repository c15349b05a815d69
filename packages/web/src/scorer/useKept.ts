import type { TableFile } from '@luftschloss/engine/kernel';
import { useEffect, useRef, useState } from 'react';
import type { GameScorer } from './game-scorer.ts';
import { isKept, keep, keptTable, keyOf } from './shelf.ts';

/**
 * Keeps a table in this browser with every change, and says whether that could be done. What another tab has made of the same table is handed over; two tabs that
 * wrote the same again and again would keep each other awake.
 */
export function useKept(scorer: GameScorer, id: string, table: TableFile, takeOver: (table: TableFile) => void): boolean {
  const [hasRoom, setRoom] = useState(true);
  const latest = useRef({ table, takeOver });
  latest.current = { table, takeOver };
  useEffect(() => setRoom(isKept(localStorage, id, table) || keep(localStorage, id, table, Date.now())), [id, table]);
  useEffect(() => {
    const changedElsewhere = ({ key, newValue }: StorageEvent): void => {
      if (key !== keyOf(id) || newValue === null || isKept(localStorage, id, latest.current.table)) return;
      const read = scorer.tables.read(keptTable(localStorage, id)?.file);
      if (read.ok) latest.current.takeOver(read.value);
    };
    addEventListener('storage', changedElsewhere);
    return () => removeEventListener('storage', changedElsewhere);
  }, [scorer, id]);
  return hasRoom;
}
