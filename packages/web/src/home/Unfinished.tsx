import { gameCard } from '../games/index.ts';
import { seatNames } from '../online/seat-names.ts';
import type { ListedTable } from '../online/server.ts';
import type { SavedTable } from '../table/saved-tables.ts';
import { standing, withWhom } from './table-words.ts';

/** So many games stand before everything else; the others are further down. */
const MOST = 3;

interface Waiting {
  readonly key: string;
  readonly address: string;
  readonly game: string;
  readonly company: string;
  readonly status: string;
  readonly urgent: boolean; // others wait for me
}

/** Games that wait to be played on: first those where others wait for me, then the one that I left last. */
export function Unfinished({ saved, mine }: { saved: readonly SavedTable[]; mine: readonly ListedTable[] }) {
  const waiting = [...mine.filter(({ status }) => status === 'playing').map(ofServer), ...saved.filter(isRunning).map(ofBrowser)]
    .sort((a, b) => Number(b.urgent) - Number(a.urgent))
    .slice(0, MOST);
  if (waiting.length === 0) return null;
  return (
    <section className="unfinished" aria-labelledby="unfinished">
      <h2 id="unfinished" className="visually-hidden">
        Unfinished games
      </h2>
      <ul>
        {waiting.map(({ key, address, game, company, status, urgent }, index) => (
          <li key={key} className={`sheet ${urgent ? 'my-turn' : ''}`}>
            <p>
              <strong>{game}</strong> {company}
              <span className="small">{status}</span>
            </p>
            <a className={`button ${index === 0 ? 'primary' : ''}`} href={address} aria-label={`Continue: ${game} ${company}`}>
              Continue
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

function ofBrowser(table: SavedTable): Waiting {
  const game = gameCard(table.record.game)?.name ?? table.record.game;
  return { key: table.id, address: `#/table/${table.id}`, game, company: withWhom(table), status: standing(table), urgent: false };
}

function ofServer(table: ListedTable): Waiting {
  const game = gameCard(table.game)?.name ?? table.game;
  const urgent = table.yourTurn === true;
  return {
    key: table.id,
    address: `#/online/${table.id}`,
    game,
    company: `online: ${seatNames(table).join(', ')}`,
    status: urgent ? 'It is your turn' : 'being played',
    urgent,
  };
}
