import { useLanguage } from '../words/language.ts';
import { isChanged, type SetUp } from './set-up.ts';
import { boxWords, companyWords } from './set-up-words.ts';

interface SetUpBarProps {
  setUp: SetUp;
  problem: string | null;
  blocked: boolean; // nobody can play a table like this
  reset(): void;
}

/** What will be opened, and the button that opens it: always at the lower edge of the screen. */
export function SetUpBar({ setUp, problem, blocked, reset }: SetUpBarProps) {
  const language = useLanguage();
  const { newTable } = language.words.home;
  return (
    <div className="set-up-bar">
      <div className="summary">
        <strong>{boxWords(setUp, language)}</strong>
        <span>{companyWords(setUp, language)}</span>
        <p role="alert" className="problem">
          {problem}
        </p>
      </div>
      {isChanged(setUp) && (
        <button type="button" className="quiet" onClick={reset}>
          {newTable.usual()}
        </button>
      )}
      <button type="submit" className="primary open" disabled={blocked}>
        {newTable.open()}
      </button>
    </div>
  );
}
