import { useEffect, useState } from 'react';
import { type ListedTable, request } from './server.ts';

/** Tables on the server that somebody in the entrance hall wants to know of. */
export interface Tables {
  readonly mine: readonly ListedTable[];
  readonly open: readonly ListedTable[];
  readonly running: readonly ListedTable[];
}

const LOOK_AGAIN = 10_000;

export function useTables(online: boolean): Tables {
  const [tables, setTables] = useState<Tables>({ mine: [], open: [], running: [] });
  useEffect(() => {
    if (!online) return;
    let current = true;
    const look = async (): Promise<void> => {
      const ask = async (path: string): Promise<ListedTable[]> => (await request<{ tables: ListedTable[] }>('GET', path)).tables;
      const [mine, open, running] = await Promise.all([ask('/api/my/tables'), ask('/api/tables'), ask('/api/tables?status=playing')]);
      const others = (all: readonly ListedTable[]): ListedTable[] => all.filter(({ id }) => mine.every((table) => table.id !== id));
      if (current) setTables({ mine: mine.sort(byUrgency), open: others(open), running: others(running).slice(0, 12) });
    };
    look().catch(() => {});
    const timer = setInterval(() => look().catch(() => {}), LOOK_AGAIN);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [online]);
  return tables;
}

const RANKS = { playing: 1, gathering: 2, finished: 3 } as const;

/** Where I must act first, then what is running, then the rest. */
function byUrgency(a: ListedTable, b: ListedTable): number {
  const rank = ({ yourTurn, status }: ListedTable): number => (yourTurn ? 0 : RANKS[status]);
  return rank(a) - rank(b) || (b.changed ?? 0) - (a.changed ?? 0);
}
