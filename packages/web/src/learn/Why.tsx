import { useMemo } from 'react';
import { ClauseView } from '../rulebook/ClauseView.tsx';
import { openedAt } from '../rulebook/rulebook.ts';
import { useRulebook } from '../rulebook/useRulebook.ts';
import { useDrawingTheme } from '../shell/settings.ts';
import { useLanguage } from '../words/language.ts';
import { type LessonRun, stepOf, viewOf } from './lesson-run.ts';

/** The rule behind a step: this very castle, right and wrong, then the clause with its own examples, and the way to its place in the rulebook. */
export function Why({ run }: { run: LessonRun }) {
  const language = useLanguage();
  const light = useDrawingTheme();
  const { lesson } = run;
  const { game } = lesson;
  const book = useRulebook(game);
  const step = stepOf(run);
  const example = useMemo(() => {
    const view = viewOf(run.before);
    const wanted = step?.model?.(view) ?? null;
    return wanted === null ? null : (lesson.example?.(language, view, wanted) ?? null);
  }, [run.before, step, lesson, language]);
  const clause = book && step && openedAt(book, step.rule).clause;
  const { learn, rules } = language.words;
  return (
    <div className="lesson-why" id="lesson-why" data-testid="lesson-why">
      {clause ? (
        <>
          <ClauseView game={game} clause={clause} light={light} beside={{ example }} />
          <p>
            <a href={`#/rules/${game}/${clause.id}`}>{learn.lesson.rule({ clause: clause.title })}</a>
          </p>
        </>
      ) : (
        <p>{rules.page.loading()}</p>
      )}
    </div>
  );
}
