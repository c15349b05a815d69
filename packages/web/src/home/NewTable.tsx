import './new-table.css';
import './new-table-seats.css';
import type { Refusal } from '@luftschloss/engine/kernel';
import { refusalText } from '@luftschloss/words';
import { useState } from 'react';
import { wordingOf } from '../games/index.ts';
import { NAMELESS } from '../shell/nameless.ts';
import { Shell } from '../shell/Shell.tsx';
import { changeSettings, settingsNow } from '../shell/settings.ts';
import { distinctNames } from '../table/names.ts';
import { hasFinishedGames } from '../table/saved-tables.ts';
import { useLanguage, useWords } from '../words/language.ts';
import { ExpansionsField } from './ExpansionsField.tsx';
import { BoxField, GameField } from './GameField.tsx';
import { invite } from './inviting.ts';
import { OptionField } from './OptionField.tsx';
import { PaceField } from './PaceField.tsx';
import { SeatsField } from './SeatsField.tsx';
import { SetUpBar } from './SetUpBar.tsx';
import { freshSetUp, furtherOptions, isFriend, isPerson, refusalOf, type SetUp, usual } from './set-up.ts';
import { startTable } from './start.ts';

/** One screen for the usual choices; the rest is folded away. What will be opened, and the button that opens it, are always in reach. */
export default function NewTable({ withFriends }: { withFriends: boolean }) {
  const language = useLanguage();
  const { newTable, seats, learn } = language.words.home;
  const told = (refusal: Refusal): string => refusalText(language, wordingOf(setUp.game, language), refusal);
  const [setUp, setSetUp] = useState(() => freshSetUp('castles', settingsNow().name, hasFinishedGames(localStorage), withFriends));
  const [problem, setProblem] = useState<string | null>(null);
  const change = (next: SetUp): void => {
    setSetUp(next);
    setProblem(null);
  };
  const open = (): void => {
    const names = distinctNames(setUp.seats.map(({ name }, seat) => name.trim() || (seat === 0 ? NAMELESS : seats.somebody())));
    if (isPerson(setUp.seats[0])) changeSettings({ name: names[0] });
    if (!setUp.seats.some(isFriend)) {
      const started = startTable({ ...setUp, seats: setUp.seats.map((seat, index) => ({ ...seat, name: names[index] })) });
      if (!started.ok) setProblem(told(started.refusal));
    } else if (names[0] === NAMELESS) setProblem(newTable.nameWanted());
    else invite(setUp).catch((error: Error) => setProblem(error.message));
  };
  const refusal = refusalOf(setUp);
  return (
    <Shell title={newTable.title()} page="new-table">
      <form
        className="set-up"
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <GameField
          setUp={setUp}
          choose={(game) => change(freshSetUp(game, setUp.seats[0].name, hasFinishedGames(localStorage), withFriends))}
        />
        <p className="small to-lessons">
          <a href="#/learn">{learn.setUp()}</a>
        </p>
        <div className="set-up-columns">
          <div className="set-up-column">
            <BoxField setUp={setUp} change={change} />
            <ExpansionsField setUp={setUp} change={change} />
          </div>
          <div className="set-up-column">
            <SeatsField setUp={setUp} change={change} />
            {setUp.seats.some(isFriend) && <PaceField setUp={setUp} change={change} />}
            <Further setUp={setUp} change={change} />
          </div>
        </div>
        <SetUpBar
          setUp={setUp}
          problem={problem ?? (refusal && told(refusal))}
          blocked={refusal !== null}
          reset={() => change(usual(setUp))}
        />
      </form>
    </Shell>
  );
}

/** For those who look for it. */
function Further({ setUp, change }: { setUp: SetUp; change(setUp: SetUp): void }) {
  const { newTable } = useWords().home;
  const specs = furtherOptions(setUp);
  if (specs.length === 0) return null;
  return (
    <details className="sheet further">
      <summary>{newTable.moreOptions()}</summary>
      <div className="options">
        {specs.map(([name, spec]) => (
          <OptionField
            key={`${setUp.game} ${name}`}
            game={setUp.game}
            name={name}
            spec={spec}
            value={setUp.options[name] ?? spec.default}
            change={(value) => change({ ...setUp, options: { ...setUp.options, [name]: value } })}
          />
        ))}
      </div>
    </details>
  );
}
