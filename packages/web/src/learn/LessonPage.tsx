import './lesson.css';
import { useCallback, useMemo, useState } from 'react';
import { screenOf } from '../games/index.ts';
import { loadGameTable } from '../games/loading.ts';
import { useNeeded } from '../shell/needed.ts';
import { Shell } from '../shell/Shell.tsx';
import { BesideTable } from '../table/BesideTable.tsx';
import { type Guide, GuideContext } from '../table/guide.ts';
import { Table } from '../table/TablePage.tsx';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';
import { taskNow } from './answers.ts';
import { LessonPanel } from './LessonPanel.tsx';
import type { Lesson, Sign } from './lesson.ts';
import { accepts, type LessonRun, stepOf, viewOf, wantedNow } from './lesson-run.ts';
import { Spotlight } from './Spotlight.tsx';
import { useLesson } from './useLesson.ts';

export default function LessonPage({ game, id }: { game: string; id: string }) {
  const { words, said } = useLanguage();
  const lessons = useNeeded(`lessons:${game}`, () => lessonsOf(game));
  const lesson = lessons.find((each) => each.id === id);
  if (lesson) return <Played lesson={lesson} />;
  return (
    <Shell title={words.learn.page.title()}>
      <p>
        <Said of={said.learn.page.lost()} elements={{ learn: (inside) => <a href="#/learn">{inside}</a> }} />
      </p>
    </Shell>
  );
}

async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  await loadGameTable(game);
  return (await screenOf(game)?.lessons?.()) ?? [];
}

/** The real table with the lesson beside it. */
function Played({ lesson }: { lesson: Lesson }) {
  const language = useLanguage();
  const controls = useLesson(lesson);
  const { run, link } = controls;
  const [held, setHeld] = useState<unknown>(null);
  const [shown, setShown] = useState(0);
  const [touched, setTouched] = useState(-1); // the step at which somebody has begun to try
  const [help, setHelp] = useState<{ open(): void } | null>(null);
  const wanted = useMemo(() => goalOf(run, held), [run, held]);
  const asks = run.phase === 'trying' || stepOf(run)?.kind === 'hold';
  const task = asks || run.phase === 'waiting' ? taskNow(run, language) : (stepOf(run)?.title(language.words) ?? '');
  const hold = useCallback(
    (action: unknown) => {
      setHeld(action);
      link.hold(action);
    },
    [link],
  );
  const openHelp = useCallback((open: (() => void) | null) => setHelp(open && { open }), []);
  const guide = useMemo(
    (): Guide => ({ asks, task, wanted, shown, held: hold, setHelp: openHelp }),
    [asks, task, wanted, shown, hold, openHelp],
  );
  return (
    <div data-style="lesson" className="lesson-page">
      <BesideTable
        panel={
          <LessonPanel
            lesson={controls}
            held={held}
            trying={held !== null && touched === run.at}
            showable={wanted !== null}
            show={() => setShown(shown + 1)}
            help={help?.open ?? null}
          />
        }
        touched={() => setTouched(run.at)}
      >
        <GuideContext value={guide}>
          <Table key={run.laid} link={link} />
        </GuideContext>
      </BesideTable>
      <Spotlight sign={signOf(run, wanted, held)} />
    </div>
  );
}

/** What the lesson would do; whatever is held and as good is only to be confirmed. */
function goalOf(run: LessonRun, held: unknown): unknown {
  const step = stepOf(run);
  const wanted = wantedNow(run);
  return wanted !== null && held !== null && step?.kind === 'do' && accepts(step, viewOf(run.before), held) ? held : wanted;
}

const NOTHING: Sign = [];

/** What glows: while the lesson speaks only what it speaks of. */
function signOf(run: LessonRun, wanted: unknown, held: unknown): Sign {
  const step = stepOf(run);
  if (run.phase === 'done') return step?.look ?? NOTHING;
  if (run.phase !== 'trying' || !step) return NOTHING;
  if (wanted === null) return step.sign ?? NOTHING;
  return run.lesson.sign(viewOf(run.before), wanted, held);
}
