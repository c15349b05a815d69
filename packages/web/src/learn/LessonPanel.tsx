import { useEffect, useRef, useState } from 'react';
import { startTable } from '../home/start.ts';
import { settingsNow } from '../shell/settings.ts';
import { useMedia } from '../shell/useMedia.ts';
import { hasFinishedGames } from '../table/saved-tables.ts';
import { useLanguage, useWords } from '../words/language.ts';
import { type Answer, answerToDone, answerToHeld, doneText, taskNow } from './answers.ts';
import { type Comparison, PATIENCE, stepOf, viewOf } from './lesson-run.ts';
import { Notes } from './Notes.tsx';
import type { LessonControls } from './useLesson.ts';
import { Why } from './Why.tsx';
import { wholeGame } from './whole-game.ts';

/** Where the lesson stands beside the table. */
const WIDE = '(min-width: 1101px)';

interface LessonPanelProps {
  lesson: LessonControls;
  held: unknown;
  trying: boolean; // something was taken up in this step: its words are read
  showable: boolean;
  show(): void;
  readonly help: (() => void) | null; // what the signs of the table mean
}

/** What the lesson says: beside the table on a wide screen, above it on a narrow one. */
export function LessonPanel(props: LessonPanelProps) {
  const { run, done, jump } = props.lesson;
  const { help, trying } = props;
  const { words } = useLanguage();
  const { lesson: say } = words.learn;
  const { lesson, at, phase } = run;
  const count = lesson.steps.length;
  return (
    <aside className="lesson sheet" aria-label={lesson.title(words)} data-phase={phase} data-trying={trying}>
      <header>
        <p className="where">{phase === 'over' ? lesson.title(words) : say.step({ at: at + 1, count })}</p>
        <ol className="dots" aria-hidden="true">
          {lesson.steps.map(({ id }, index) => (
            <li key={id} className={index === at ? 'now' : done.has(id) ? 'done' : ''} />
          ))}
        </ol>
        {help && (
          <button type="button" className="help quiet" onClick={help} aria-label={words.table.help.open()} title={words.table.help.open()}>
            ?
          </button>
        )}
        <a className="leave button quiet" href="#/learn" title={say.leave()}>
          {say.leaveBriefly()}
        </a>
      </header>
      {phase === 'over' ? <Over {...props} /> : <Step key={at} {...props} />}
      <StepList run={run} done={done} jump={jump} />
    </aside>
  );
}

function Step({ lesson: { run, link }, held, showable, show }: LessonPanelProps) {
  const language = useLanguage();
  const { words } = language;
  const { lesson: say } = words.learn;
  const [asksWhy, askWhy] = useState(false);
  const step = stepOf(run);
  const { phase, wrong, refusal, relaid, before } = run;
  if (!step) return null;
  const view = viewOf(before);
  const answer = answerToDone(run, language) ?? answerToHeld(run, held, language);
  const speaks = phase === 'done' || phase === 'astray';
  const showAtTheTable = (): void => {
    // On a phone the rule lies before the table.
    askWhy(false);
    show();
  };
  return (
    <>
      <div className="told">
        <h2>{step.title(words)}</h2>
        {relaid && !speaks && <p className="small">{say.relaid()}</p>}
        {!speaks && phase !== 'waiting' && <p>{step.text(language, view)}</p>}
        {!speaks && phase !== 'waiting' && step.notes && <Notes of={step.notes(language)} />}
        {phase === 'done' && (
          <p className="well" data-testid="lesson-done">
            {doneText(run, language)}
          </p>
        )}
        {!speaks && (step.task || phase === 'waiting') && (
          <p className="task" data-testid="lesson-task">
            {taskNow(run, language)}
          </p>
        )}
        {answer && <Answered answer={answer} />}
        {refusal && !answer && <p className="answer">{words.learn.answers.refused()}</p>}
        {asksWhy && <Why run={run} />}
      </div>
      <Buttons
        {...{ next: null, back: null, show: null }}
        {...(phase === 'done' && { next: { label: say.next(), press: link.next } })}
        {...(phase === 'trying' && step.kind === 'read' && { next: { label: say.next(), press: link.next } })}
        {...(phase === 'astray' && { next: { label: say.goOnSo(), press: link.next }, back: link.back })}
        {...(phase === 'trying' && showable && { show: showAtTheTable })}
        urgent={wrong >= PATIENCE}
        asksWhy={asksWhy}
        askWhy={askWhy}
      />
      <Announced {...{ run, answer, language }} />
    </>
  );
}

function Answered({ answer: { text, comparison } }: { answer: Answer }) {
  return (
    <div className="answer" data-testid="lesson-answer">
      <p>{text}</p>
      {comparison && <Compared {...comparison} />}
    </div>
  );
}

function Compared({ here, there }: Comparison) {
  const { answers } = useWords().learn;
  return (
    <dl className="compared">
      <div>
        <dt>{answers.here()}</dt>
        <dd className="loss">{here}</dd>
      </div>
      <span className="arrow" aria-hidden="true">
        →
      </span>
      <div>
        <dt>{answers.there()}</dt>
        <dd className="gain">{there}</dd>
      </div>
    </dl>
  );
}

interface ButtonsProps {
  next: { readonly label: string; press(): void } | null;
  back: (() => void) | null;
  show: (() => void) | null;
  urgent: boolean; // enough was tried
  asksWhy: boolean;
  askWhy(asks: boolean): void;
}

function Buttons({ next, back, show, urgent, asksWhy, askWhy }: ButtonsProps) {
  const words = useWords();
  const { lesson: say } = words.learn;
  const onward = useRef<HTMLButtonElement>(null);
  const press = back ? null : (next?.press ?? null);
  useEnter(press);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another button leads on, whoever uses the keyboard finds it.
  useEffect(() => {
    // The button that led here is gone.
    if (document.activeElement === document.body) onward.current?.focus({ preventScroll: true });
  }, [next?.label]);
  return (
    <p className="panel-buttons">
      <button
        type="button"
        className={`ask-why ${asksWhy ? '' : 'quiet'}`}
        aria-expanded={asksWhy}
        aria-controls="lesson-why"
        onClick={() => askWhy(!asksWhy)}
      >
        {asksWhy ? words.table.head.understood() : say.why()}
      </button>
      {show && (
        <button type="button" className={urgent ? 'primary glowing' : 'quiet'} onClick={show} data-testid="show-me">
          {say.showMe()}
        </button>
      )}
      {back && (
        <button type="button" className="primary" onClick={back} data-testid="step-back">
          {say.back()}
        </button>
      )}
      {next && (
        <button type="button" ref={onward} className={back ? 'quiet' : 'primary glowing'} onClick={next.press} data-testid="lesson-next">
          {next.label}
          {!back && <kbd>⏎</kbd>}
        </button>
      )}
    </p>
  );
}

/** Enter leads on, unless it is meant for something that has the focus. */
function useEnter(press: (() => void) | null): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { target, key, defaultPrevented, repeat } = event;
      if (key !== 'Enter' || defaultPrevented || repeat || !latest.current) return;
      if (target instanceof Element && target.matches('button,a,input,select,textarea,summary')) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

/** What changes, for people who do not see it. */
function Announced({
  run,
  answer,
  language,
}: {
  run: LessonControls['run'];
  answer: Answer | null;
  language: ReturnType<typeof useLanguage>;
}) {
  const { lesson: say } = language.words.learn;
  const step = stepOf(run);
  const text = (): string => {
    if (!step) return '';
    if (answer) return answer.text;
    if (run.phase === 'done') return doneText(run, language);
    if (run.phase === 'waiting') return say.waiting();
    return say.announced({
      at: run.at + 1,
      count: run.lesson.steps.length,
      title: step.title(language.words),
      text: step.text(language, viewOf(run.before)),
      task: taskNow(run, language),
    });
  };
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {text()}
    </p>
  );
}

/** Every step by its part; those that are done carry a seal and can be played again. */
function StepList({ run: { lesson, at }, done, jump }: Pick<LessonControls, 'run' | 'done' | 'jump'>) {
  const wide = useMedia(WIDE);
  const list = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step that is played stays in sight.
  useEffect(() => {
    const now = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (wide && now && list.current) list.current.scrollTop = now.offsetTop - list.current.clientHeight / 2;
  }, [at, wide]);
  const words = useWords();
  const { lesson: say } = words.learn;
  return (
    <details className="steps" open={wide} data-testid="lesson-steps" ref={list}>
      <summary>{say.steps()}</summary>
      {lesson.parts.map(({ id: part, title }) => (
        <section key={part}>
          <h3>{title(words)}</h3>
          <ul>
            {lesson.steps.map(
              (step, index) =>
                step.part === part && (
                  <li key={step.id}>
                    <button type="button" className="quiet" aria-current={index === at ? 'step' : undefined} onClick={() => jump(index)}>
                      <span className={`seal ${done.has(step.id) ? 'done' : ''}`} aria-hidden="true">
                        {done.has(step.id) ? '✓' : index + 1}
                      </span>
                      {step.title(words)}
                      {done.has(step.id) && <span className="visually-hidden"> ({say.isDone()})</span>}
                    </button>
                  </li>
                ),
            )}
          </ul>
        </section>
      ))}
    </details>
  );
}

/** What comes after the last step. */
function Over({ lesson: { run } }: LessonPanelProps) {
  const { words } = useLanguage();
  const { over } = words.learn;
  const { lesson } = run;
  return (
    <div className="told">
      <h2>{over.title()}</h2>
      <p>{over.text()}</p>
      <p className="panel-buttons">
        <a className="button" href="#/learn">
          {over.all()}
        </a>
        <button
          type="button"
          className="primary glowing"
          onClick={() => startTable(wholeGame(lesson, settingsNow().name, hasFinishedGames(localStorage)))}
        >
          {over.play()}
        </button>
      </p>
    </div>
  );
}
