import { DAY_KINDS, type Day, type DayKind, dayOf, daySchema, setUpOf } from '@luftschloss/protocol';
import { loadGame } from '../games/loading.ts';
import { useSaying } from '../online/saying.ts';
import { go } from '../shell/route.ts';
import { settingsNow } from '../shell/settings.ts';
import { useWords } from '../words/language.ts';
import { CastleHead } from './DayCastles.tsx';
import { Days } from './Days.tsx';
import { outcomeWords } from './day-words.ts';
import { OwnDaysTable } from './OwnDays.tsx';
import { beginOpenDay, openDaysPlayed, openTryOf } from './open-day.ts';

/** Without a server: a deal that the date alone decides. It can be played, and counts nowhere. */
export function OpenDay({ named }: { named: Day }) {
  const words = useWords();
  const { open } = words.day;
  const today = dayOf(Date.now());
  const wanted = daySchema.check(named);
  const day = wanted.ok && wanted.value <= today ? wanted.value : today;
  const tries = openDaysPlayed(localStorage).flatMap((each) =>
    DAY_KINDS.flatMap((kind) => {
      const own = openTryOf(localStorage, { day: each, kind });
      return own ? [{ day: each, kind, points: own.points, lead: own.lead, over: own.points !== null }] : [];
    }),
  );
  return (
    <>
      <p className="intro">{open.intro()}</p>
      <p className="unranked sheet" role="note">
        {open.unranked()}
      </p>
      <Days day={day} today={today} />
      <div className="castles">
        {DAY_KINDS.map((kind) => (
          <section key={kind} className="castle sheet" aria-labelledby={`castle-${kind}`} data-kind={kind}>
            <CastleHead castle={{ kind }} day={day} />
            <OpenTryPart day={day} kind={kind} />
          </section>
        ))}
      </div>
      <OwnDaysTable tries={tries} />
    </>
  );
}

function OpenTryPart({ day, kind }: { day: Day; kind: DayKind }) {
  const words = useWords();
  const { own: text } = words.day;
  const { text: problem, fail } = useSaying();
  const known = openTryOf(localStorage, { day, kind });
  const begin = async (): Promise<void> => {
    await loadGame(setUpOf({ day, kind }).game);
    const table = beginOpenDay(localStorage, { day, kind }, settingsNow().name, Date.now());
    go(`/table/${table}`);
  };
  return (
    <p className="own" data-testid={`own-${kind}`}>
      {known ? (
        <>
          {known.points === null ? <span>{text.begunHere()}</span> : <strong>{outcomeWords(words, kind, known)}</strong>}
          <a className={`button ${known.points === null ? 'primary' : 'quiet'}`} href={`#/table/${known.table.id}`}>
            {known.points === null ? text.continue() : text.again()}
          </a>
        </>
      ) : (
        <button type="button" className="primary" onClick={() => begin().catch(fail)} data-testid={`begin-${kind}`}>
          {text.beginUnranked()}
        </button>
      )}
      {problem && (
        <span role="alert" className="problem">
          {problem}
        </span>
      )}
    </p>
  );
}
