import './day.css';
import type { Day, DayAnswer } from '@luftschloss/protocol';
import { problemWords } from '../online/problems.ts';
import { useWhetherOnline } from '../online/server.ts';
import { Shell } from '../shell/Shell.tsx';
import { useWords } from '../words/language.ts';
import { DayCastles } from './DayCastles.tsx';
import { Days } from './Days.tsx';
import { OpenDay } from './OpenDay.tsx';
import { OwnDays } from './OwnDays.tsx';
import { useAsked } from './useAsked.ts';

/** The castles of a day: today's unless an earlier one is named. */
export default function DayPage({ day: named }: { day: Day }) {
  const { day, shell } = useWords();
  const online = useWhetherOnline();
  return (
    <Shell title={day.page.title()} page="day">
      {/* Nobody begins the unranked castle because the house takes its time to answer. */}
      {online === null ? (
        <p className="waiting">{shell.frame.loading()}</p>
      ) : online ? (
        <RankedDay named={named} />
      ) : (
        <OpenDay named={named} />
      )}
    </Shell>
  );
}

/** At a server, which deals and ranks. */
function RankedDay({ named }: { named: Day }) {
  const words = useWords();
  const { page } = words.day;
  const { answer, problem } = useAsked<DayAnswer>(named ? `/api/day?day=${encodeURIComponent(named)}` : '/api/day');
  return (
    <>
      <p className="intro">{page.intro()}</p>
      {problem !== null && (
        <p role="alert" className="problem">
          {problemWords(words, problem)}
        </p>
      )}
      {answer && (
        <>
          <Days day={answer.day} today={answer.today} />
          {answer.day === answer.today && <p className="small ends">{page.ends({ when: answer.ends })}</p>}
          <DayCastles key={answer.day} {...answer} />
        </>
      )}
      <OwnDays />
    </>
  );
}
