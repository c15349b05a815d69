import './printed-sheet.css';
import type { TableFile } from '@luftschloss/engine/kernel';
import { plain, sheetReason } from '@luftschloss/words';
import { createPortal } from 'react-dom';
import { signed, summed } from '../board/signed.ts';
import { gameName } from '../games/index.ts';
import { Drawing } from '../shell/Drawing.tsx';
import { outcomeWords } from '../table/FinalScores.tsx';
import { resultTable } from '../table/result-table.ts';
import { useLanguage } from '../words/language.ts';
import type { GameScorer } from './game-scorer.ts';
import { pictureOf } from './picture.ts';
import { isCertain } from './SheetPanel.tsx';

/** The sheet as it is printed: boards, the table of points, and every reason. On the screen nobody sees it. */
export function PrintedSheet({ scorer, table }: { scorer: GameScorer; table: TableFile }) {
  const language = useLanguage();
  const { words } = language;
  const sheet = scorer.tables.sheet(table);
  const names = table.players.map(({ name }) => name);
  const { categories, columns, places } = resultTable(sheet, names, { game: table.game, language }, sheet.categories);
  const boards = scorer.oneBoard ? [0] : scorer.tabs(table, language).map((_, tab) => tab);
  return createPortal(
    <div data-style="printed-sheet" className="printed-sheet" aria-hidden="true">
      <h1>
        {gameName(table.game, language)} · {isCertain(sheet) ? outcomeWords(words, places, null) : words.scorer.sheet.soFar()}
      </h1>
      {sheet.questions.length > 0 && <p>{words.scorer.answers.open({ count: sheet.questions.length })}</p>}
      {sheet.sheet && <p>{places.map(({ rank, name, score }) => `${words.table.scores.rank({ rank })} ${name} (${score})`).join(' · ')}</p>}
      <table>
        <thead>
          <tr>
            <th>{words.table.scores.pointsFor()}</th>
            {columns.map(({ title, seats, place }) => (
              <th key={seats.join()}>
                {title} {place && words.table.scores.rank({ rank: place.rank })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ code, title }, index) => (
            <tr key={code}>
              <th>{title}</th>
              {columns.map(({ seats, sums }) => (
                <td key={seats.join()}>{summed(sums[index])}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th>{words.table.scores.total()}</th>
            {columns.map(({ seats, score }) => (
              <td key={seats.join()}>
                <b>{summed(score)}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {boards.map((tab) => (
        <section key={tab}>
          {!scorer.oneBoard && <h2>{scorer.tabs(table, language)[tab].title}</h2>}
          <Drawing svg={pictureOf(scorer, table, tab, language)} />
        </section>
      ))}
      {columns.map(({ title, seats, reasons, sums }) => (
        <section key={seats.join()}>
          <h2>{title}</h2>
          <dl>
            {categories.map(({ code, title: category }, index) =>
              reasons[index].length === 0 ? null : (
                <div key={code}>
                  <dt>
                    {category} {summed(sums[index])}
                  </dt>
                  <dd>
                    {reasons[index]
                      .map(({ points, reason }) => `${signed(points)} ${plain(sheetReason(language, table.game, reason))}`)
                      .join(' · ')}
                  </dd>
                </div>
              ),
            )}
          </dl>
        </section>
      ))}
    </div>,
    document.body,
  );
}
