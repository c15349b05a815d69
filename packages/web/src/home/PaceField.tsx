import { useWords } from '../words/language.ts';
import { Choice } from './GameField.tsx';
import { PACE_NAMES, type SetUp } from './set-up.ts';

/** Only for tables with friends: how long a decision may take, and who may find the table. */
export function PaceField({ setUp, change }: { setUp: SetUp; change(setUp: SetUp): void }) {
  const { pace: words, paceLabel, paceHelp } = useWords().home;
  return (
    <fieldset className="sheet pace-field">
      <legend>{words.title()}</legend>
      <p className="aside">{words.why()}</p>
      <div className="paces">
        {PACE_NAMES.map((pace) => (
          <Choice key={pace} group="pace" checked={pace === setUp.pace} choose={() => change({ ...setUp, pace })}>
            <span className="words">
              <strong>{paceLabel[pace]()}</strong>
              <small>{paceHelp[pace]()}</small>
            </span>
          </Choice>
        ))}
        <label className="listing">
          <input type="checkbox" checked={setUp.listed} onChange={({ target }) => change({ ...setUp, listed: target.checked })} />
          {words.listed()}
        </label>
      </div>
    </fieldset>
  );
}
