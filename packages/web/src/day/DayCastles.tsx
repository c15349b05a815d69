import { type CastleOfDay, type DayAnswer, type DayKind, type RankedTry, setUpOf, type WeekAnswer } from '@luftschloss/protocol';
import { lazy, Suspense, useRef, useState } from 'react';
import { useGame } from '../games/loading.ts';
import { useLanguage, useWords } from '../words/language.ts';
import { setUpWords } from './day-words.ts';
import { OwnTryPart } from './OwnTryPart.tsx';
import { DayRanking, WeekRanking } from './Rankings.tsx';
import { useAsked } from './useAsked.ts';

const Looking = lazy(() => import('./Looking.tsx'));

type Span = 'day' | 'week';

/** Both castles of a day side by side, and below them the castles that somebody looks at. */
export function DayCastles({ day, today, castles }: DayAnswer) {
  const { page } = useWords().day;
  const [span, setSpan] = useState<Span>('day');
  const week = useAsked<WeekAnswer>(span === 'week' ? `/api/day/week?day=${day}` : null).answer;
  const [looked, setLooked] = useState<{ readonly kind: DayKind; readonly tables: readonly string[] } | null>(null);
  const below = useRef<HTMLDivElement>(null);
  const look = (kind: DayKind, tables: readonly string[]): void => {
    setLooked({ kind, tables });
    requestAnimationFrame(() => below.current?.scrollIntoView({ block: 'start', behavior: 'smooth' }));
  };
  const lookedAt = looked && castles.find(({ kind }) => kind === looked.kind);
  return (
    <>
      <fieldset className="spans">
        <legend className="visually-hidden">{page.ranking()}</legend>
        {(['day', 'week'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={span === each} onClick={() => setSpan(each)}>
            {each === 'day' ? page.ofDay() : page.ofWeek()}
          </button>
        ))}
      </fieldset>
      <div className="castles">
        {castles.map((castle) => (
          <section key={castle.kind} className="castle sheet" aria-labelledby={`castle-${castle.kind}`} data-kind={castle.kind}>
            <CastleHead castle={castle} day={day} />
            <OwnTryPart castle={castle} day={day} today={today} />
            {span === 'day' ? (
              <DayRanking castle={castle} look={(tables) => look(castle.kind, tables)} />
            ) : (
              <WeekRanking rows={week?.castles.find(({ kind }) => kind === castle.kind)?.ranking ?? null} />
            )}
          </section>
        ))}
      </div>
      <div ref={below}>
        {looked && lookedAt && (
          <Suspense>
            <Looking
              game={lookedAt.game}
              rows={looked.tables.flatMap((table): RankedTry[] => lookedAt.ranking.filter((row) => row.table === table))}
              close={() => setLooked(null)}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}

export function CastleHead({ castle: { kind }, day }: { castle: Pick<CastleOfDay, 'kind'>; day: string }) {
  const language = useLanguage();
  const { page } = language.words.day;
  const { game, bots } = setUpOf({ day, kind });
  const ready = useGame(game);
  return (
    <header>
      <h3 id={`castle-${kind}`}>{kind === 'solo' ? page.alone() : page.againstBots({ count: bots.length })}</h3>
      <p className="small set-up">{ready ? setUpWords(language, { day, kind }) : ' '}</p>
    </header>
  );
}
