import type { OwnCard } from '@luftschloss/protocol';
import { type Language, plain, type Said as SaidParts } from '@luftschloss/words';
import { gameName } from '../games/index.ts';
import { seatNames } from '../online/seat-names.ts';
import type { SavedTable } from '../table/saved-tables.ts';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';
import { standing, tableWords } from './table-words.ts';

/** So many games stand before everything else; the others are further down. */
const MOST = 3;

interface Waiting {
  readonly key: string;
  readonly address: string;
  readonly table: SaidParts; // what is played, and with whom
  readonly status: string;
  readonly urgent: boolean; // others wait for me
}

/** Games that wait to be played on: first those where others wait for me, then the one that I left last. */
export function Unfinished({ saved, mine }: { saved: readonly SavedTable[]; mine: readonly OwnCard[] }) {
  const language = useLanguage();
  const words = language.words.home.tables;
  const online = mine.filter(({ status }) => status === 'playing').map((table) => ofServer(table, language));
  const here = saved.filter(isRunning).map((table) => ofBrowser(table, language));
  const waiting = [...online, ...here].sort((a, b) => Number(b.urgent) - Number(a.urgent)).slice(0, MOST);
  if (waiting.length === 0) return null;
  return (
    <section className="unfinished" aria-labelledby="unfinished">
      <h2 id="unfinished" className="visually-hidden">
        {words.unfinished()}
      </h2>
      <ul>
        {waiting.map(({ key, address, table, status, urgent }, index) => (
          <li key={key} className={`sheet ${urgent ? 'my-turn' : ''}`}>
            <p>
              <Said of={table} elements={{ game: (inside) => <strong>{inside}</strong> }} />
              <span className="small">{status}</span>
            </p>
            <a
              className={`button ${index === 0 ? 'primary' : ''}`}
              href={address}
              aria-label={words.continueTable({ table: plain(table) })}
            >
              {words.continue()}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function isRunning({ record }: SavedTable): boolean {
  return record.scores === undefined;
}

function ofBrowser(table: SavedTable, language: Language): Waiting {
  return {
    key: table.id,
    address: `#/table/${table.id}`,
    table: tableWords(table, language),
    status: standing(table, language.words),
    urgent: false,
  };
}

function ofServer(table: OwnCard, language: Language): Waiting {
  const { online } = language.said.home.tables;
  const { yourTurn, inPlay } = language.words.home.tables;
  const urgent = table.yourTurn === true;
  return {
    key: table.id,
    address: `#/online/${table.id}`,
    table: online({ game: gameName(table.game, language), names: seatNames(table) }),
    status: urgent ? yourTurn() : inPlay(),
    urgent,
  };
}
