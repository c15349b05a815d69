import { scoreNamesOf } from '@luftschloss/words';
import type { ReactNode } from 'react';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';
import type { FinishedGame } from './finished.ts';
import type { CategoryRow, RoomRow } from './numbers.ts';

/** As wide as on a phone: wider screens enlarge it, so that its numbers are legible everywhere. */
const WIDTH = 340;
const HEIGHT = 180;
const LEFT = 36;
const RIGHT = 12;
const FLOOR = 14;

interface Dot {
  readonly id: string;
  readonly value: number;
  readonly filled: boolean;
}

/** A number from game to game. */
function Line({ label, dots, most }: { label: string; dots: readonly Dot[]; most: number }) {
  const x = (index: number): number => LEFT + ((index + 0.5) / dots.length) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number => HEIGHT - FLOOR - (Math.max(0, value) / most) * (HEIGHT - 2 * FLOOR);
  return (
    <div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {[0, Math.round(most / 2), most].map((level) => (
          <g key={level}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(level)} y2={y(level)} className="rule" />
            <text x={LEFT - 6} y={y(level) + 4} textAnchor="end">
              {level}
            </text>
          </g>
        ))}
        <polyline className="curve" points={dots.map(({ value }, index) => `${x(index)},${y(value)}`).join(' ')} />
        {dots.map(({ id, value, filled }, index) => (
          <circle key={id} cx={x(index)} cy={y(value)} r="5" className={filled ? 'won' : 'dot'} />
        ))}
      </svg>
    </div>
  );
}

interface AsTableProps {
  heads: readonly string[];
  rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

/** The same numbers for whoever reads them rather than sees them: a row for each game. */
function AsTable({ heads, rows }: AsTableProps) {
  const { page } = useLanguage().words.statistics;
  return (
    <details>
      <summary>{page.asTable()}</summary>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, column) => (
                <td key={heads[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function isWon({ rank, scores }: FinishedGame): boolean {
  return rank === 1 && scores.length > 1;
}

/** Scores from game to game. */
export function Scores({ games }: { games: readonly FinishedGame[] }) {
  const { page } = useLanguage().words.statistics;
  const dots = games.map((game) => ({ id: game.id, value: game.score, filled: isWon(game) }));
  return (
    <section className="sheet chart" aria-labelledby="scores">
      <h2 id="scores">{page.scores()}</h2>
      <Line
        label={page.scoresLabel({ scores: games.map(({ score }) => score) })}
        dots={dots}
        most={Math.max(10, ...dots.map(({ value }) => value))}
      />
      <AsTable
        heads={[page.date(), page.score(), page.place()]}
        rows={games.map(({ id, when, score, rank, scores }) => ({
          id,
          cells: [page.on({ when }), score, page.placeOf({ rank, players: scores.length })],
        }))}
      />
    </section>
  );
}

/** Accuracy from game to game, as far as somebody has looked back at them. */
export function Accuracies({ games }: { games: readonly FinishedGame[] }) {
  const { words, said } = useLanguage();
  const { page } = words.statistics;
  const reviewed = games.flatMap((game) => (game.accuracy === undefined ? [] : [{ ...game, accuracy: game.accuracy }]));
  const dots = reviewed.map((game) => ({ id: game.id, value: game.accuracy, filled: isWon(game) }));
  return (
    <section className="sheet chart" aria-labelledby="accuracies">
      <h2 id="accuracies">{page.accuracies()}</h2>
      {reviewed.length > 0 && (
        <>
          <Line label={page.accuraciesLabel({ accuracies: dots.map(({ value }) => Math.round(value)) })} dots={dots} most={100} />
          <AsTable
            heads={[page.date(), page.accuracy(), page.score()]}
            rows={reviewed.map(({ id, when, accuracy, score }) => ({
              id,
              cells: [
                <a key="when" href={`#/review/${id}`}>
                  {page.on({ when })}
                </a>,
                page.accuracyOf({ accuracy }),
                score,
              ],
            }))}
          />
        </>
      )}
      {reviewed.length < games.length && (
        <p className="small">
          <Said of={said.statistics.page.accuracyMissing()} elements={{ review: (inside) => <a href="#/review">{inside}</a> }} />
        </p>
      )}
    </section>
  );
}

/** Points by category: mine, and those of bots at tables with as many players. The chart is a table with bars in it. */
export function Categories({ game, rows }: { game: string; rows: readonly CategoryRow[] }) {
  const language = useLanguage();
  const { page } = language.words.statistics;
  const named = scoreNamesOf(game, language);
  const most = Math.max(1, ...rows.flatMap(({ own, bots }) => [own, bots ?? 0]));
  const compared = rows.some(({ bots }) => bots !== null);
  return (
    <section className="sheet chart" aria-labelledby="categories">
      <h2 id="categories">{page.categories()}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{page.category()}</th>
            <th scope="col">{page.mine()}</th>
            {compared && <th scope="col">{page.bots()}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ category, own, bots }) => (
            <tr key={category}>
              <th scope="row">{named.category(category)}</th>
              <td>
                <Bar share={own / most} kind="own" /> {page.points({ points: own })}
              </td>
              {bots !== null && (
                <td>
                  <Bar share={bots / most} kind="bots" /> {page.points({ points: bots })}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Bar({ share, kind }: { share: number; kind: string }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="bar" aria-hidden="true">
      <rect width={Math.max(0, 100 * share)} height="10" className={kind} />
    </svg>
  );
}

const MOST_ROOMS = 8;

export function Rooms({ game, favorites, best }: { game: string; favorites: readonly RoomRow[]; best: readonly RoomRow[] }) {
  const { page } = useLanguage().words.statistics;
  return (
    <div className="rooms">
      <RoomTable game={game} id="favorites" title={page.favorites()} rows={favorites.slice(0, MOST_ROOMS)} />
      {best.length > 0 && <RoomTable game={game} id="best-rooms" title={page.bestRooms()} rows={best.slice(0, MOST_ROOMS)} />}
    </div>
  );
}

function RoomTable({ game, id, title, rows }: { game: string; id: string; title: string; rows: readonly RoomRow[] }) {
  const { words, term } = useLanguage();
  const { page } = words.statistics;
  return (
    <section className="sheet chart" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{page.room()}</th>
            <th scope="col">{page.built()}</th>
            <th scope="col">{page.average()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ room, times, average }) => (
            <tr key={room}>
              <th scope="row">{term(`${game}.room`, room)}</th>
              <td>{page.count({ count: times })}</td>
              <td>{page.points({ points: average })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
