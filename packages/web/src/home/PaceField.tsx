import { Choice } from './GameField.tsx';
import type { PaceName, SetUp } from './set-up.ts';
import { PACE_WORDS } from './set-up-words.ts';

/** Only for tables with friends: how long a decision may take, and who may find the table. */
export function PaceField({ setUp, change }: { setUp: SetUp; change(setUp: SetUp): void }) {
  return (
    <fieldset className="sheet pace-field">
      <legend>Pace</legend>
      <p className="aside">because a friend plays from elsewhere</p>
      <div className="paces">
        {(Object.keys(PACE_WORDS) as PaceName[]).map((pace) => (
          <Choice key={pace} group="pace" checked={pace === setUp.pace} choose={() => change({ ...setUp, pace })}>
            <span className="words">
              <strong>{PACE_WORDS[pace].label}</strong>
              <small>{PACE_WORDS[pace].help}</small>
            </span>
          </Choice>
        ))}
        <label className="listing">
          <input type="checkbox" checked={setUp.listed} onChange={({ target }) => change({ ...setUp, listed: target.checked })} />
          Show it to everybody in the lobby
        </label>
      </div>
    </fieldset>
  );
}
