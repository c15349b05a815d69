import { Suspense, useState } from 'react';
import { screenOf } from '../games/index.ts';
import type { Expansion } from '../games/screen.ts';
import { isAdded, type SetUp, toggle, whyNot } from './set-up.ts';

interface ExpansionsFieldProps {
  setUp: SetUp;
  change(setUp: SetUp): void;
}

/** What can be added to the box, as pictures with a sentence. What this box cannot have says why. */
export function ExpansionsField({ setUp, change }: ExpansionsFieldProps) {
  const [about, setAbout] = useState<string | null>(null);
  const expansions = screenOf(setUp.game)?.expansions ?? [];
  if (expansions.length === 0) return null;
  const told = expansions.find(({ option }) => option === about) ?? expansions.find((each) => isAdded(setUp, each));
  const added = expansions.filter((each) => isAdded(setUp, each)).length;
  return (
    <fieldset className="sheet expansions-field">
      <legend>Expansions</legend>
      <p className="aside">{added === 0 ? 'none yet' : `${added} of ${expansions.length}`}</p>
      <div className="expansions">
        {expansions.map((each) => (
          <ExpansionCard key={each.option} expansion={each} setUp={setUp} change={change} ask={() => setAbout(each.option)} />
        ))}
      </div>
      <p className="told" aria-hidden="true">
        {told ? (
          <>
            <b>{told.name}.</b> {whyNot(setUp, told) ?? told.sentence}
          </>
        ) : (
          'Touch one to add it, and to read what it brings.'
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
  const { option, name, brief, sentence, Picture } = expansion;
  const reason = whyNot(setUp, expansion);
  return (
    <label className={`choice expansion ${reason === null ? '' : 'impossible'}`} onPointerDown={ask}>
      <input
        type="checkbox"
        checked={isAdded(setUp, expansion)}
        disabled={reason !== null}
        aria-label={name}
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
        <strong className="full">{name}</strong>
        <strong className="brief" aria-hidden="true">
          {brief}
        </strong>
        <small id={`about-${option}`}>{reason ?? sentence}</small>
      </span>
    </label>
  );
}
