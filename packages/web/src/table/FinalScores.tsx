import './scores.css';
import type { GameResult, ScoreLine, Viewer } from '@luftschloss/engine/kernel';
import { factText, personAt, told, type Words } from '@luftschloss/words';
import { useState } from 'react';
import { signed, summed } from '../board/signed.ts';
import { type Pointed, usePointed } from '../board/usePointed.ts';
import { wordingOf } from '../games/index.ts';
import { RuleLink, reasonAddress } from '../rulebook/RuleLink.tsx';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';
import { type Place, type ResultColumn, resultTable } from './result-table.ts';

interface FinalScoresProps {
  game: string;
  result: GameResult;
  names: readonly string[];
  viewer?: Viewer; // who is addressed
  order?: readonly string[]; // of the categories; others follow
  /** What lines are about lights up while they are pointed at, and stays so where they are pressed. Others are words only. */
  lights?: Lights;
  title?: string; // where nobody has won yet
  /** Words of reasons that no game gives; `null` where the game knows them. */
  said?(reason: ScoreLine['reason']): string | null;
}

export interface Lights {
  /** Whether there is anything to show of a line. */
  has(seat: number, line: ScoreLine): boolean;
  /** Shows what a line is about, or nothing any more. */
  show(seat: number, line: ScoreLine | null): void;
}

/** The score table; a number opens the list of its reasons. */
export function FinalScores({ game, result, names, viewer = null, order, lights, title, said }: FinalScoresProps) {
  const language = useLanguage();
  const { words } = language;
  const { scores } = words.table;
  const { categories, columns, places } = resultTable(result, names, { game, language }, order);
  const [open, setOpen] = useState<number | null>(null);
  const pointed = usePointed<LineOfSeat>(([first]) => lights?.show(first?.seat ?? 0, first?.line ?? null), result);
  return (
    <section data-style="final-scores" className="final sheet" aria-labelledby="final-title">
      <h2 id="final-title">{title ?? outcomeWords(words, places, viewer)}</h2>
      {result.sheet ? <Places places={places} /> : <Notes places={places} />}
      <table className={result.sheet ? 'score-sheet' : ''}>
        <Heads columns={columns} />
        <tbody>
          {categories.map(({ code, title }, index) => (
            <CategoryRows
              key={code}
              game={game}
              category={title}
              index={index}
              columns={columns}
              open={open === index}
              toggle={() => setOpen(open === index ? null : index)}
              pointed={(seat, line, name) => (lights?.has(seat, line) ? pointed([{ seat, line }], `${code} ${name}`) : null)}
              said={said}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{scores.total()}</th>
            {columns.map(({ seats, place, score }) => (
              <td key={seats.join()} data-testid={place ? `total-${place.seat}` : undefined}>
                {score}
              </td>
            ))}
          </tr>
          {columns.some(({ place }) => place?.tiebreaks) && (
            <tr className="small">
              <th scope="row">{scores.tiebreaks()}</th>
              {columns.map(({ seats, place }) => (
                <td key={seats.join()}>{place?.tiebreaks}</td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
    </section>
  );
}

/** Who has won, or what somebody alone has reached. */
export function outcomeWords({ table: { scores } }: Words, places: readonly Place[], viewer: Viewer): string {
  if (places.length === 1) return scores.alone({ points: places[0].score });
  const people = told(
    places.map(({ name }) => name),
    viewer,
  );
  const winners = places.flatMap(({ rank }, index) => (rank === 1 ? [personAt(people, index)] : []));
  if (winners.length === 1) return scores.won({ who: winners[0] });
  const others = winners.filter(({ reader }) => !reader);
  return others.length < winners.length ? scores.sharedWithYou({ others }) : scores.shared({ winners });
}

function Notes({ places }: { places: readonly Place[] }) {
  const { said } = useLanguage();
  return places.map(
    ({ note, seat, name }) =>
      note && (
        <p key={seat} className="final-note">
          {places.length > 1 ? (
            <Said of={said.table.scores.noteOn({ who: name, note })} elements={{ name: (inside) => <b>{inside}</b> }} />
          ) : (
            note
          )}
        </p>
      ),
  );
}

/** Where boards are scored, the players are listed by their places. */
function Places({ places }: { places: readonly Place[] }) {
  const { scores } = useLanguage().words.table;
  return (
    <ol className="final-places">
      {[...places]
        .sort((a, b) => a.rank - b.rank)
        .map(({ seat, name, rank, score, note }) => (
          <li key={seat}>
            <span className="rank">{rank === 1 ? '♛' : scores.rank({ rank })}</span> <SeatBadge seat={seat} size={22} /> <b>{name}</b>{' '}
            <span data-testid={`total-${seat}`}>{score}</span>
            {note && <span className="small"> {note}</span>}
          </li>
        ))}
    </ol>
  );
}

function Heads({ columns }: { columns: readonly ResultColumn[] }) {
  const { scores } = useLanguage().words.table;
  return (
    <thead>
      <tr>
        <th scope="col">{scores.pointsFor()}</th>
        {columns.map(({ title, seats, place }) => (
          <th key={seats.join()} scope="col" title={title}>
            {!place && <span>{title}</span>}
            {seats.map((seat) => (
              <SeatBadge key={seat} seat={seat} size={place ? 26 : 20} />
            ))}
            {place && (
              <>
                <br />
                <span className="player" title={title}>
                  {title}
                </span>
              </>
            )}
            {place && <span className="rank">{place.rank === 1 ? '♛' : scores.rank({ rank: place.rank })}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface LineOfSeat {
  readonly seat: number;
  readonly line: ScoreLine;
}

interface CategoryRowsProps {
  game: string;
  category: string;
  index: number;
  columns: readonly ResultColumn[];
  open: boolean;
  toggle(): void;
  /** What makes a line a button; `null` where there is nothing to show. */
  pointed(seat: number, line: ScoreLine, name: string): Pointed | null;
  said: FinalScoresProps['said'];
}

function CategoryRows({ game, category, index, columns, open, toggle, pointed, said }: CategoryRowsProps) {
  const { scores } = useLanguage().words.table;
  return (
    <>
      <tr>
        <th scope="row">
          <button type="button" className="quiet" aria-expanded={open} onClick={toggle}>
            {open ? '▾' : '▸'}&nbsp;{category}
          </button>
        </th>
        {columns.map(({ seats, sums }) => (
          <td key={seats.join()}>{summed(sums[index])}</td>
        ))}
      </tr>
      {open && (
        <tr className="reasons">
          <td colSpan={columns.length + 1}>
            <div className="reason-lists">
              {columns.map(({ title, seats, reasons }) => (
                <section key={seats.join()} aria-label={scores.reasonsOf({ category, whose: title })}>
                  {seats.map((seat) => (
                    <SeatBadge key={seat} seat={seat} size={18} />
                  ))}
                  {reasons[index].length === 0 && <p>{scores.none()}</p>}
                  <ul>
                    {reasons[index].map((line, each) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the same reason may be given twice.
                      <li key={`${JSON.stringify(line.reason)} ${each}`}>
                        <Reason game={game} line={line} said={said} pointed={pointed(seats[0], line, `${seats[0]} ${each}`)} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

interface ReasonProps {
  game: string;
  line: ScoreLine;
  pointed: Pointed | null;
  said: FinalScoresProps['said'];
}

function Reason({ game, line, pointed, said }: ReasonProps) {
  const language = useLanguage();
  const reason = said?.(line.reason) ?? factText(wordingOf(game, language), line.reason);
  const words = (
    <>
      <b>{signed(line.points)}</b> {reason}
    </>
  );
  const address = reasonAddress(line.reason);
  return (
    <>
      {pointed ? (
        <button type="button" className="reason" {...pointed}>
          {words}
        </button>
      ) : (
        <span className="reason">{words}</span>
      )}
      {address && <RuleLink brief game={game} address={address} about={reason} />}
    </>
  );
}
