import './learn.css';
import type { Words } from '@luftschloss/words';
import { useEffect, useState } from 'react';
import { GAME_CARDS, screenOf } from '../games/index.ts';
import type { GameScreen } from '../games/screen.ts';
import { Drawing } from '../shell/Drawing.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import { useLanguage } from '../words/language.ts';
import type { Lesson } from './lesson.ts';
import { isFinished, progressIn } from './progress.ts';

/** All lessons by game, with how far somebody has come. */
export default function LearnPage() {
  const { learn } = useLanguage().words;
  return (
    <Shell title={learn.page.title()} page="learn">
      <p className="intro">{learn.page.intro()}</p>
      {GAME_CARDS.map(({ id }) => {
        const screen = screenOf(id);
        return screen?.lessons && <GameLessons key={id} screen={screen} />;
      })}
    </Shell>
  );
}

function GameLessons({ screen }: { screen: GameScreen }) {
  const language = useLanguage();
  const theme = useDrawingTheme();
  const [lessons, setLessons] = useState<readonly Lesson[]>([]);
  const { card } = screen;
  useEffect(() => {
    screen.lessons?.().then(setLessons, () => setLessons([]));
  }, [screen]);
  return (
    <section className="game-lessons" aria-labelledby={`lessons-${card.id}`}>
      <h2 id={`lessons-${card.id}`}>{card.name(language)}</h2>
      <div className="beside">
        <Drawing svg={screen.picture(theme, language)} className="emblem" />
        <ul>
          {lessons.map((lesson) => (
            <LessonCard key={lesson.id} lesson={lesson} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function LessonCard({ lesson }: { lesson: Lesson }) {
  const { words } = useLanguage();
  const { page } = words.learn;
  const progress = progressIn(localStorage, lesson);
  const finished = isFinished(lesson, progress);
  const title = lesson.title(words);
  const button = buttonOf(words, progress.done.size, finished);
  return (
    <li className="lesson-card sheet" data-lesson={lesson.id}>
      <h3>
        {finished && (
          <span className="seal" aria-hidden="true">
            ✓
          </span>
        )}
        {title}
      </h3>
      <p>{lesson.line(words)}</p>
      <p className="small">
        <span>{page.minutes({ minutes: lesson.minutes })}</span>
        {progress.done.size > 0 && (
          <span>{finished ? page.finished() : page.stepsDone({ done: progress.done.size, count: lesson.steps.length })}</span>
        )}
      </p>
      <p className="actions">
        <a
          className={`button ${finished ? 'quiet' : 'primary'}`}
          href={`#/learn/${lesson.game}/${lesson.id}`}
          aria-label={page.buttonOf({ button, lesson: title })}
        >
          {button}
        </a>
      </p>
    </li>
  );
}

function buttonOf({ learn: { page } }: Words, done: number, finished: boolean): string {
  if (finished) return page.again();
  return done > 0 ? page.goOn() : page.begin();
}
