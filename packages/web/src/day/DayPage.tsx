import './day.css';
import type { Day, DayAnswer } from '@luftschloss/protocol';
import { problemWords } from '../online/problems.ts';
import { useOnline } from '../online/server.ts';
import { Shell } from '../shell/Shell.tsx';
import { useWords } from '../words/language.ts';
import { DayCastles } from './DayCastles.tsx';
import { Days } from './Days.tsx';
import { OpenDay } from './OpenDay.tsx';
import { OwnDays } from './OwnDays.tsx';
import { useAsked } from './useAsked.ts';

/** The castles of a day: today's unless an earlier one is named. */
export default function DayPage({ day: named }: { day: Day }) {
  const { page } = useWords().day;
  const online = useOnline();
  return (
    <Shell title={page.title()} page="day">
      {online ? <RankedDay named={named} /> : <OpenDay named={named} />}
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
