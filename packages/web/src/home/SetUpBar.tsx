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
  return (
    <div className="set-up-bar">
      <div className="summary">
        <strong>{boxWords(setUp)}</strong>
        <span>{companyWords(setUp)}</span>
        <p role="alert" className="problem">
          {problem}
        </p>
      </div>
      {isChanged(setUp) && (
        <button type="button" className="quiet" onClick={reset}>
          Back to the usual
        </button>
      )}
      <button type="submit" className="primary open" disabled={blocked}>
        Open the table
      </button>
    </div>
  );
}
