import { byCategory, type SheetChange, type TableSheet } from '@luftschloss/engine/kernel';
import { scoreNamesOf } from '@luftschloss/words';
import { signed, summed } from '../board/signed.ts';
import { useLanguage } from '../words/language.ts';
import { concerns } from './questions.ts';

interface SumsProps {
  game: string;
  sheet: TableSheet;
  tab: number;
  changes: readonly SheetChange[]; // what the tile in hand would change
  ask(): void; // what is not entered is asked
}

/** The parts of the score under the board: green is what the tile in hand adds, a question mark is what nobody has entered. */
export function Sums({ game, sheet, tab, changes, ask }: SumsProps) {
  const language = useLanguage();
  const { scorer } = language.words;
  const called = scoreNamesOf(game, language);
  const part = sheet.sheet?.boards[tab] ?? sheet.standings[tab];
  const sums = byCategory(part?.lines ?? []);
  const isAsked = (category: string): boolean =>
    sheet.questions.some((question) => question.neededFor.includes(category) && concerns(question, tab));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it is scrolled by keys.
    <section className="sums" data-testid="sums" aria-label={scorer.bar.ranking()} tabIndex={0}>
      <div className="sum total">
        <span>{scorer.sheet.total()}</span>
        <b data-testid="total">{summed(part?.score ?? 0)}</b>
      </div>
      {sheet.categories.map((category) => {
        const change = changes.find((each) => each.whose === tab && each.category === category);
        const added = change ? change.after - change.before : 0;
        return (
          <div key={category} className="sum" data-category={category}>
            <span>{called.category(category)}</span>
            <span>
              {(sums.has(category) || !isAsked(category)) && <b>{summed(sums.get(category) ?? 0)}</b>}
              {added !== 0 && <em className={added < 0 ? 'loss' : ''}> {signed(added)}</em>}
              {isAsked(category) && (
                <button
                  type="button"
                  className="asked"
                  onClick={ask}
                  aria-label={scorer.sheet.notEntered({ part: called.category(category) })}
                >
                  ?
                </button>
              )}
            </span>
          </div>
        );
      })}
    </section>
  );
}
