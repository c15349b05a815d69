import type { CastleOfDay, Day } from '@luftschloss/protocol';
import { type SyntheticEvent, useState } from 'react';
import { LONGEST_TYPED, takeName } from '../online/naming.ts';
import { useSaying } from '../online/saying.ts';
import { request } from '../online/server.ts';
import { NAMELESS } from '../shell/nameless.ts';
import { go } from '../shell/route.ts';
import { settingsNow } from '../shell/settings.ts';
import { useWords } from '../words/language.ts';
import { outcomeWords } from './day-words.ts';

/** My one try at a castle: to begin, to go on with, or what it came to. */
export function OwnTryPart({ castle, day, today }: { castle: CastleOfDay; day: Day; today: Day }) {
  const words = useWords();
  const { own: text } = words.day;
  const { own, kind, ranking } = castle;
  if (!own) return day === today ? <Begin kind={kind} /> : <p className="own">{text.none()}</p>;
  const rank = ranking.find(({ you }) => you)?.rank;
  return (
    <p className="own" data-testid={`own-${kind}`}>
      {own.over ? (
        <strong>
          {rank === undefined
            ? outcomeWords(words, kind, own)
            : text.ranked({ outcome: outcomeWords(words, kind, own), rank, count: ranking.length })}
        </strong>
      ) : (
        <span>{day === today ? text.begun() : text.late()}</span>
      )}
      <a className={`button ${own.over ? 'quiet' : 'primary'}`} href={`#/online/${own.table}`}>
        {own.over ? text.again() : text.continue()}
      </a>
    </p>
  );
}

/** Whoever is in the ranking has a name. */
function Begin({ kind }: { kind: CastleOfDay['kind'] }) {
  const { own: text } = useWords().day;
  const { sitting } = useWords().online;
  const { text: problem, say, fail } = useSaying();
  const [name, setName] = useState(() => (settingsNow().name === NAMELESS ? '' : settingsNow().name));
  const [asks] = useState(name === '');
  const begin = async (): Promise<void> => {
    await takeName(name);
    const { table } = await request<{ table: string }>('POST', `/api/day/${kind}`);
    go(`/online/${table}`);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    say(null);
    begin().catch(fail);
  };
  return (
    <form className="own" onSubmit={submit}>
      <span>{text.notYet()}</span>
      {asks && (
        <label>
          {sitting.name()}{' '}
          <input
            value={name}
            required
            maxLength={LONGEST_TYPED}
            placeholder={sitting.nameHint()}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
      )}
      <button type="submit" className="primary" disabled={name.trim() === ''} data-testid={`begin-${kind}`}>
        {text.begin()}
      </button>
      {problem && (
        <span role="alert" className="problem">
          {problem}
        </span>
      )}
    </form>
  );
}
