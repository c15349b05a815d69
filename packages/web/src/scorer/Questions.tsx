import type { TableFile, TableSheet } from '@luftschloss/engine/kernel';
import { useMemo } from 'react';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { useLanguage } from '../words/language.ts';
import { AnswerField } from './AnswerField.tsx';
import type { Answered } from './answering.ts';
import type { GameScorer } from './game-scorer.ts';
import { type Item, itemsOf } from './questions.ts';

interface QuestionsProps {
  scorer: GameScorer;
  table: TableFile;
  sheet: TableSheet;
  answer(place: string, answered: Answered): void;
  showTab(tab: number): void;
}

/** Everything beside tiles that points depend on: asked for, never guessed. */
export function Questions({ scorer, table, sheet, answer, showTab }: QuestionsProps) {
  const language = useLanguage();
  const { words } = language;
  const items = useMemo(() => itemsOf(scorer, table, sheet, language), [scorer, table, sheet, language]);
  const open = items.filter(({ neededFor }) => neededFor.length > 0).length;
  const seats = [...new Set(items.map(({ seat }) => seat))];
  return (
    <section className="questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{open > 0 ? words.scorer.answers.open({ count: open }) : words.scorer.answers.allKnown()}</h2>
      {seats.map((seat) => (
        <section
          key={seat}
          className="questions-of"
          aria-label={seat === null ? words.scorer.answers.wholeTable() : table.players[seat].name}
        >
          <h3>
            {seat !== null && <SeatBadge seat={seat} size={20} />}{' '}
            {seat === null ? words.scorer.answers.wholeTable() : table.players[seat].name}
          </h3>
          {items
            .filter((item) => item.seat === seat)
            .map((item) => (
              <Question key={item.place} item={item} answer={answer} showTab={showTab} />
            ))}
        </section>
      ))}
    </section>
  );
}

function Question({ item, answer, showTab }: { item: Item } & Pick<QuestionsProps, 'answer' | 'showTab'>) {
  const { words } = useLanguage();
  const { place, text, neededFor, field, value } = item;
  return (
    <div className={`question ${neededFor.length > 0 ? 'open' : ''}`} data-question={place}>
      <p>
        {text} {neededFor.length > 0 && <span className="small">{words.scorer.answers.neededFor({ parts: neededFor })}</span>}
      </p>
      <AnswerField field={field} label={text} value={value} change={(next) => answer(place, next)} showTab={showTab} />
    </div>
  );
}
