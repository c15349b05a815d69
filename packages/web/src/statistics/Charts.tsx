import { scoreNamesOf } from '@luftschloss/words';
import { useLanguage } from '../words/language.ts';
import type { FinishedGame } from './finished.ts';
import type { CategoryRow, RoomRow } from './numbers.ts';

/** As wide as on a phone: wider screens enlarge it, so that its numbers are legible everywhere. */
const WIDTH = 340;
const HEIGHT = 180;
const LEFT = 36;
const RIGHT = 12;
const FLOOR = 14;

/** Scores from game to game. */
export function Scores({ games }: { games: readonly FinishedGame[] }) {
  const { page } = useLanguage().words.statistics;
  const most = Math.max(10, ...games.map(({ score }) => score));
  const x = (index: number): number => LEFT + ((index + 0.5) / games.length) * (WIDTH - LEFT - RIGHT);
  const y = (score: number): number => HEIGHT - FLOOR - (Math.max(0, score) / most) * (HEIGHT - 2 * FLOOR);
  const levels = [0, Math.round(most / 2), most];
  return (
    <section className="sheet chart" aria-labelledby="scores">
      <h2 id="scores">{page.scores()}</h2>
      <div>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={page.scoresLabel({ scores: games.map(({ score }) => score) })}>
          {levels.map((level) => (
            <g key={level}>
              <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(level)} y2={y(level)} className="rule" />
              <text x={LEFT - 6} y={y(level) + 4} textAnchor="end">
                {level}
              </text>
            </g>
          ))}
          <polyline className="curve" points={games.map(({ score }, index) => `${x(index)},${y(score)}`).join(' ')} />
          {games.map(({ id, score, rank, scores }, index) => (
            <circle key={id} cx={x(index)} cy={y(score)} r="5" className={rank === 1 && scores.length > 1 ? 'won' : 'dot'} />
          ))}
        </svg>
      </div>
      <details>
        <summary>{page.asTable()}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{page.date()}</th>
              <th scope="col">{page.score()}</th>
              <th scope="col">{page.place()}</th>
            </tr>
          </thead>
          <tbody>
            {games.map(({ id, when, score, rank, scores }) => (
              <tr key={id}>
                <td>{page.on({ when })}</td>
                <td>{score}</td>
                <td>{page.placeOf({ rank, players: scores.length })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
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
