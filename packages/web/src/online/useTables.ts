import type { ListedCard, OwnCard } from '@luftschloss/protocol';
import { useEffect, useState } from 'react';
import { request } from './server.ts';

/** Tables on the server that somebody in the entrance hall wants to know of. */
export interface Tables {
  readonly mine: readonly OwnCard[];
  readonly open: readonly ListedCard[];
  readonly running: readonly ListedCard[];
}

const LOOK_AGAIN = 10_000;

export function useTables(online: boolean): Tables {
  const [tables, setTables] = useState<Tables>({ mine: [], open: [], running: [] });
  useEffect(() => {
    if (!online) return;
    let current = true;
    const look = async (): Promise<void> => {
      const ask = async <Card>(path: string): Promise<Card[]> => (await request<{ tables: Card[] }>('GET', path)).tables;
      const [mine, open, running] = await Promise.all([
        ask<OwnCard>('/api/my/tables'),
        ask<ListedCard>('/api/tables'),
        ask<ListedCard>('/api/tables?status=playing'),
      ]);
      const others = (all: readonly ListedCard[]): ListedCard[] => all.filter(({ id }) => mine.every((table) => table.id !== id));
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
function byUrgency(a: OwnCard, b: OwnCard): number {
  const rank = ({ yourTurn, status }: OwnCard): number => (yourTurn ? 0 : RANKS[status]);
  return rank(a) - rank(b) || b.changed - a.changed;
}
