import { type Language, refusalText } from '@luftschloss/words';
import { Suspense, useState } from 'react';
import { screenOf, wordingOf } from '../games/index.ts';
import type { Expansion } from '../games/screen.ts';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';
import { isAdded, type SetUp, toggle, whyNot } from './set-up.ts';

interface ExpansionsFieldProps {
  setUp: SetUp;
  change(setUp: SetUp): void;
}

/** What can be added to the box, as pictures with a sentence. What this box cannot have says why. */
export function ExpansionsField({ setUp, change }: ExpansionsFieldProps) {
  const language = useLanguage();
  const { words, said } = language;
  const { newTable } = words.home;
  const [about, setAbout] = useState<string | null>(null);
  const expansions = screenOf(setUp.game)?.expansions ?? [];
  if (expansions.length === 0) return null;
  const told = expansions.find(({ option }) => option === about) ?? expansions.find((each) => isAdded(setUp, each));
  const added = expansions.filter((each) => isAdded(setUp, each)).length;
  return (
    <fieldset className="sheet expansions-field">
      <legend>{newTable.expansions()}</legend>
      <p className="aside">{added === 0 ? newTable.noExpansions() : newTable.someExpansions({ count: added, most: expansions.length })}</p>
      <div className="expansions">
        {expansions.map((each) => (
          <ExpansionCard key={each.option} expansion={each} setUp={setUp} change={change} ask={() => setAbout(each.option)} />
        ))}
      </div>
      <p className="told" aria-hidden="true">
        {told ? (
          <Said
            of={said.home.newTable.toldExpansion({ name: told.name(words), text: aboutWords(language, setUp, told) })}
            elements={{ name: (inside) => <b>{inside}</b> }}
          />
        ) : (
          newTable.touchExpansion()
        )}
      </p>
    </fieldset>
  );
}

interface ExpansionCardProps extends ExpansionsFieldProps {
  expansion: Expansion;
  ask(): void; // where sentences do not fit into the cards, the one that was touched last is told
}

function ExpansionCard({ expansion, setUp, change, ask }: ExpansionCardProps) {
  const language = useLanguage();
  const { words } = language;
  const { option, Picture } = expansion;
  const reason = whyNot(setUp, expansion);
  return (
    <label className={`choice expansion ${reason === null ? '' : 'impossible'}`} onPointerDown={ask}>
      <input
        type="checkbox"
        checked={isAdded(setUp, expansion)}
        disabled={reason !== null}
        aria-label={expansion.name(words)}
        aria-describedby={`about-${option}`}
        onFocus={ask}
        onChange={() => change(toggle(setUp, expansion))}
      />
      <span className="picture" aria-hidden="true">
        <Suspense fallback={null}>
          <Picture />
        </Suspense>
      </span>
      <span className="words">
        <strong className="full">{expansion.name(words)}</strong>
        <strong className="brief" aria-hidden="true">
          {expansion.brief(words)}
        </strong>
        <small id={`about-${option}`}>{aboutWords(language, setUp, expansion)}</small>
      </span>
    </label>
  );
}

/** What an expansion adds, or why this box cannot have it. */
function aboutWords(language: Language, setUp: SetUp, expansion: Expansion): string {
  const refusal = whyNot(setUp, expansion);
  return refusal ? refusalText(language, wordingOf(setUp.game, language), refusal) : expansion.sentence(language.words);
}
