import { parseJson } from '@luftschloss/engine/kernel';
import { plain } from '@luftschloss/words';
import { type ChangeEvent, useState } from 'react';
import { loadGame } from '../games/loading.ts';
import { standing, tableWords } from '../home/table-words.ts';
import { go } from '../shell/route.ts';
import { savedTables } from '../table/saved-tables.ts';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';
import { type NoReview, openFinished } from './finished-game.ts';
import { PlainReview } from './PlainReview.tsx';
import { NoReviewNote } from './ReviewPage.tsx';
import { keepImported } from './review-shelf.ts';

/** Which game? One of this browser, or a record from a file. */
export function OpenGame() {
  const language = useLanguage();
  const { open } = language.words.review;
  const finished = savedTables(localStorage).filter(({ record }) => record.scores !== undefined);
  return (
    <PlainReview>
      <p className="intro">{open.intro()}</p>
      <section className="open-games" aria-labelledby="finished-games">
        <h2 id="finished-games">{open.finished()}</h2>
        {finished.length === 0 && <p>{open.none()}</p>}
        <ul>
          {finished.map((table) => (
            <li key={table.id} className="sheet">
              <a href={`#/review/${table.id}`} aria-label={open.review({ table: plain(tableWords(table, language)) })}>
                <Said of={tableWords(table, language)} elements={{ game: (inside) => <strong>{inside}</strong> }} />
              </a>
              <span className="small">{standing(table, language.words)}</span>
            </li>
          ))}
        </ul>
      </section>
      <RecordFile />
    </PlainReview>
  );
}

type Problem = NoReview | 'no-file';

function RecordFile() {
  const { open, none } = useLanguage().words.review;
  const [problem, setProblem] = useState<Problem | null>(null);
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) openFile(file).then(setProblem, () => setProblem('no-file'));
  };
  return (
    <section className="open-file" aria-labelledby="record-file">
      <h2 id="record-file">{open.fromFile()}</h2>
      <p className="small" id="record-file-help">
        {open.fileHelp()}
      </p>
      <input
        type="file"
        accept=".json,application/json"
        aria-labelledby="record-file"
        aria-describedby="record-file-help"
        onChange={chosen}
      />
      {problem === 'no-file' && <p role="alert">{none.noFile()}</p>}
      {problem !== null && problem !== 'no-file' && <NoReviewNote none={problem} />}
    </section>
  );
}

/** Goes to the review of the game in a file, or says why there is none. */
async function openFile(file: File): Promise<Problem | null> {
  const value = parseJson(await file.text());
  if (!value.ok) return 'no-file';
  const looked = await openFinished('file', value.value, null, loadGame);
  if ('why' in looked) return looked;
  go(`/review/${keepImported(localStorage, looked.playedGame.record)}`);
  return null;
}
