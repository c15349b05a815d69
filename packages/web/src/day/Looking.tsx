import { byCategory } from '@luftschloss/engine/kernel';
import type { RankedTry, ShownTable, TableCard } from '@luftschloss/protocol';
import { Suspense, useEffect, useState } from 'react';
import { FaredSideBySide } from '../branches/SideBySide.tsx';
import type { Fared } from '../branches/side-by-side.ts';
import { useGame } from '../games/loading.ts';
import { useSaying } from '../online/saying.ts';
import { seatNames } from '../online/seat-names.ts';
import { request } from '../online/server.ts';
import { useWords } from '../words/language.ts';

interface LookingProps {
  game: string;
  rows: readonly RankedTry[]; // the first one is what the others are compared with
  close(): void;
}

/** Whoever begins a try sits there. */
const OWN_SEAT = 0;

/** Castles of the same day beside each other. Their records are secret until the day is over, so what they came to is enough here. */
export default function Looking({ game, rows, close }: LookingProps) {
  const { page } = useWords().day;
  const ready = useGame(game);
  const { text, fail } = useSaying();
  const [games, setGames] = useState<readonly Fared[]>([]);
  const wanted = rows.map(({ table }) => table).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ranking that was asked for again names the same tables.
  useEffect(() => {
    let current = true;
    Promise.all(rows.map(faredAt)).then((all) => {
      if (current) setGames(all);
    }, fail);
    return () => {
      current = false;
    };
  }, [wanted, fail]);
  return (
    <section className="looking" aria-label={page.look()}>
      <p className="actions">
        <button type="button" className="quiet" onClick={close}>
          {page.closeLook()}
        </button>
        <span role="alert" className="problem">
          {text}
        </span>
      </p>
      {ready && games.length > 0 && (
        <Suspense>
          <FaredSideBySide game={game} seat={OWN_SEAT} games={games} />
        </Suspense>
      )}
    </section>
  );
}

async function faredAt({ table, name, points }: RankedTry): Promise<Fared> {
  const [{ shown }, { table: card }] = await Promise.all([
    request<ShownTable>('GET', `/api/tables/${table}/view`),
    request<{ table: TableCard }>('GET', `/api/tables/${table}`),
  ]);
  const standing = shown.situation.result?.standings[OWN_SEAT];
  return {
    id: table ?? name,
    title: name,
    view: shown.game,
    names: seatNames(card),
    over: standing !== undefined,
    score: standing?.score ?? points,
    rank: standing?.rank ?? null,
    sums: standing ? byCategory(standing.lines) : new Map(),
  };
}
