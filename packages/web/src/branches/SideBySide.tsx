import './side-by-side.css';
import { scoreNamesOf } from '@luftschloss/words';
import { use, useMemo } from 'react';
import { boardOf, boardsOfSeat } from '../games/index.ts';
import { Drawing } from '../shell/Drawing.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import { useLanguage } from '../words/language.ts';
import { type Compared, categoriesOf, type Fared, fared, havePlaces } from './side-by-side.ts';

interface SideBySideProps {
  game: string; // loaded
  seat: number; // whose points and boards
  games: readonly Compared[]; // the first one is what the others are compared with
}

/** Several games of the same beginning: points by category, and the boards of one seat. */
export function SideBySide({ game, seat, games }: SideBySideProps) {
  const all = useMemo(() => games.flatMap((each) => fared(each, seat) ?? []), [games, seat]);
  return <FaredSideBySide game={game} seat={seat} games={all} />;
}

/** The same for whoever knows already what they came to. */
export function FaredSideBySide({ game, seat, games }: Omit<SideBySideProps, 'games'> & { games: readonly Fared[] }) {
  const { sideBySide } = useLanguage().words.branches;
  if (games.length === 0) return null;
  return (
    <div data-style="side-by-side">
      <Points game={game} games={games} />
      <section aria-label={sideBySide.boards()} className="boards">
        {games.map((each, index) => (
          <Board key={each.id} game={game} seat={seat} fared={each} prefix={`side-${index}-`} />
        ))}
      </section>
    </div>
  );
}

function Points({ game, games }: { game: string; games: readonly Fared[] }) {
  const language = useLanguage();
  const { sideBySide } = language.words.branches;
  const called = scoreNamesOf(game, language);
  const [first] = games;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keyboard.
    <section className="scroller sheet" tabIndex={0} aria-label={sideBySide.points()}>
      <table>
        <thead>
          <tr>
            <th scope="col">{sideBySide.points()}</th>
            {games.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categoriesOf(games).map((category) => (
            <tr key={category}>
              <th scope="row">{called.category(category)}</th>
              {games.map(({ id, over, sums }) => (
                <td key={id}>
                  {over ? (sums.get(category) ?? 0) : '–'}
                  {over && first.over && id !== first.id && (
                    <Difference points={(sums.get(category) ?? 0) - (first.sums.get(category) ?? 0)} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{sideBySide.total()}</th>
            {games.map(({ id, score, over }) => (
              <td key={id} data-testid="compared-total">
                {score ?? '–'}
                {over && first.over && id !== first.id && <Difference points={(score ?? 0) - (first.score ?? 0)} />}
              </td>
            ))}
          </tr>
          {havePlaces(games) && (
            <tr className="small">
              <th scope="row">{sideBySide.rank()}</th>
              {games.map(({ id, rank, names }) => (
                <td key={id}>{rank === null ? sideBySide.running() : sideBySide.rankOf({ rank, players: names.length })}</td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
    </section>
  );
}

/** Against the first game. */
function Difference({ points }: { points: number }) {
  const { sideBySide } = useLanguage().words.branches;
  if (points === 0) return null;
  return <span className={`difference ${points > 0 ? 'more' : 'less'}`}>{sideBySide.difference({ points })}</span>;
}

interface BoardProps {
  game: string;
  seat: number;
  fared: Fared;
  prefix: string; // of ids in the drawing
}

function Board({ game, seat, fared: { title, view, names }, prefix }: BoardProps) {
  const language = useLanguage();
  const theme = useDrawingTheme();
  const drawing = use(boardOf(game));
  const pictures = useMemo(() => {
    const all = drawing?.table(view, names, theme, { bare: true, language, scale: 0.5, prefix }) ?? [];
    return boardsOfSeat(game, view, seat).flatMap((board) => all[board] ?? []);
  }, [drawing, game, view, names, seat, theme, language, prefix]);
  return (
    <figure className="sheet">
      <figcaption>{title}</figcaption>
      {pictures.map((picture) => (
        <Drawing key={picture.title} svg={picture.svg} label={picture.title} />
      ))}
    </figure>
  );
}
