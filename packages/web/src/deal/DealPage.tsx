import './deal-page.css';
import type { GameRecord } from '@luftschloss/engine/kernel';
import type { TableCard } from '@luftschloss/protocol';
import { type Language, plain } from '@luftschloss/words';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { SideBySide } from '../branches/SideBySide.tsx';
import type { Compared } from '../branches/side-by-side.ts';
import { gameName } from '../games/index.ts';
import { useGame } from '../games/loading.ts';
import { useSaying } from '../online/saying.ts';
import { request } from '../online/server.ts';
import { NAMELESS } from '../shell/nameless.ts';
import { Shell } from '../shell/Shell.tsx';
import { loadTable } from '../table/saved-tables.ts';
import { useLanguage } from '../words/language.ts';
import { finishedOfDeal } from './same-deal.ts';

/** One finished game of a deal. */
interface Dealt {
  readonly id: string;
  readonly record: GameRecord;
  readonly when: number;
}

/** So many castles can be told apart beside each other. */
const MOST = 6;

/** All that one deal has come to, castle by castle. */
export default function DealPage({ where, id }: { where: string; id: string }) {
  const language = useLanguage();
  const { page } = language.words.deal;
  const online = where === 'online';
  const { games, problem } = useDealt(id, online);
  const game = games[0]?.record.game ?? '';
  const ready = useGame(game);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = games.filter((each) => !left.has(each.id)).slice(0, MOST);
  const choose = (each: string, wanted: boolean): void =>
    setLeft(new Set(wanted ? [...left].filter((other) => other !== each) : [...left, each]));
  return (
    <Shell title={page.title()} page="deal-page">
      <p className="intro">{game ? page.intro({ game: gameName(game, language) }) : page.none()}</p>
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <ul className="dealt">
        {games.map(({ id: each, ...rest }, index) => (
          <li key={each}>
            <label>
              <input type="checkbox" checked={!left.has(each)} onChange={({ target }) => choose(each, target.checked)} />{' '}
              {titleOf(language, rest, index)}
            </label>{' '}
            <a href={`#/${online ? 'online' : 'table'}/${each}`}>{page.open()}</a>
          </li>
        ))}
      </ul>
      {ready && chosen.length > 0 && <Comparison games={chosen} all={games} />}
    </Shell>
  );
}

function Comparison({ games, all }: { games: readonly Dealt[]; all: readonly Dealt[] }) {
  const language = useLanguage();
  const { page } = language.words.deal;
  const { game, seats } = games[games.length - 1].record;
  const [seat, setSeat] = useState(() =>
    Math.max(
      0,
      seats.findIndex(({ bot }) => bot === undefined),
    ),
  );
  const compared = useMemo(
    (): Compared[] => games.map((each) => ({ id: each.id, record: each.record, title: titleOf(language, each, all.indexOf(each)) })),
    [games, all, language],
  );
  const sitters = (each: number): string =>
    page.sitters({ names: [...new Set(games.map(({ record }) => shown(language, record.seats[each]?.name ?? '')))] });
  return (
    <>
      <label className="whose">
        {page.whose()}{' '}
        <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
          {seats.map((_, each) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
            <option key={each} value={each}>
              {page.seat({ seat: each + 1, who: sitters(each) })}
            </option>
          ))}
        </select>
      </label>
      <Suspense>
        <SideBySide game={game} seat={seat} games={compared} />
      </Suspense>
    </>
  );
}

function shown({ words }: Language, name: string): string {
  return name === NAMELESS ? words.shell.person.you() : name;
}

/** Who played it, and when. */
function titleOf(language: Language, { record, when }: Pick<Dealt, 'record' | 'when'>, index: number): string {
  const people = record.seats.filter(({ bot }) => bot === undefined).map(({ name }) => shown(language, name));
  return plain(language.said.deal.page.column({ number: index + 1, names: people, when }));
}

function useDealt(id: string, online: boolean): { readonly games: readonly Dealt[]; readonly problem: string } {
  const { text: problem, fail } = useSaying();
  const here = useMemo((): readonly Dealt[] => {
    const record = online ? undefined : loadTable(localStorage, id)?.record;
    if (!record) return [];
    return finishedOfDeal(localStorage, record).map((each) => ({ id: each.id, record: each.record, when: each.touched }));
  }, [id, online]);
  const [fetched, setFetched] = useState<readonly Dealt[]>([]);
  useEffect(() => {
    if (!online) return;
    let current = true;
    fetchDealt(id).then((games) => {
      if (current) setFetched(games);
    }, fail);
    return () => {
      current = false;
    };
  }, [id, online, fail]);
  return { games: online ? fetched : here, problem };
}

async function fetchDealt(id: string): Promise<Dealt[]> {
  const { tables } = await request<{ tables: readonly TableCard[] }>('GET', `/api/tables/${id}/same-deal`);
  return Promise.all(
    tables.map(async (card) => ({
      id: card.id,
      record: await request<GameRecord>('GET', `/api/tables/${card.id}/record`),
      when: card.changed,
    })),
  );
}
