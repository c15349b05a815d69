import type { TableFile, TableSheet } from '@luftschloss/engine/kernel';
import { summed } from '../board/signed.ts';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { useLanguage } from '../words/language.ts';
import type { GameScorer, Tab } from './game-scorer.ts';

interface TabsProps {
  scorer: GameScorer;
  table: TableFile;
  sheet: TableSheet;
  tabs: readonly Tab[];
  tab: number;
  showTab(tab: number): void;
}

/** Whose castle is entered: everybody with what they have so far. */
export function Tabs({ scorer, table, sheet, tabs, tab, showTab }: TabsProps) {
  const { words } = useLanguage();
  const countOf = (index: number): number => {
    const tiles = scorer.laid(table, index).filter((each) => !scorer.isFixed(each) && !scorer.isPiece?.(each.tile));
    return scorer.oneBoard ? tiles.filter(({ owner }) => owner === index).length : tiles.length;
  };
  const isWrong = (index: number): boolean => !scorer.oneBoard && (sheet.boards[index]?.misfits.length ?? 0) > 0;
  return (
    <nav className="scorer-tabs" aria-label={words.scorer.whose()}>
      {tabs.map(({ title, seats }, index) => (
        <button key={seats.join()} type="button" aria-pressed={index === tab} data-tab={index} onClick={() => showTab(index)}>
          <span className="shields">
            {seats.map((seat) => (
              <SeatBadge key={seat} seat={seat} size={seats.length > 1 ? 20 : 26} />
            ))}
          </span>
          <span className="tab-words">
            <b title={title}>{title}</b>
            <span className="small">
              {isWrong(index) && (
                <b className="wrong" role="img" aria-label={words.scoresheet.sheet.misfits()} title={words.scoresheet.sheet.misfits()}>
                  !{' '}
                </b>
              )}
              {words.scorer.tiles({ count: countOf(index) })}
            </span>
          </span>
          <b className="tab-score">{summed((sheet.sheet?.boards[index] ?? sheet.standings[index])?.score ?? 0)}</b>
        </button>
      ))}
    </nav>
  );
}
