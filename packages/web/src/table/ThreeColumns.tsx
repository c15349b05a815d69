import type { ReactNode } from 'react';
import type { TableInPlay } from './useTableInPlay.ts';

interface ThreeColumnsProps {
  page: string; // whose styles it has
  play: Pick<TableInPlay<unknown>, 'controls' | 'planning'>;
  tab: string; // the part that a phone shows
  choosing?: boolean; // a question takes the place of the log
  children: ReactNode;
}

/** The sheet on which a table lies: the players, the board with what is on offer below it, and the choices. Styles see how things stand. */
export function ThreeColumns({ page, play: { controls, planning }, tab, choosing = false, children }: ThreeColumnsProps) {
  const { table, shown } = controls;
  return (
    <div data-style={page}>
      <div
        className={`table picture-table three-columns ${page}-table players-${table.seats.length}`}
        data-tab={tab}
        data-step={shown.step}
        data-over={shown.result ? '' : undefined}
        data-choosing={choosing ? '' : undefined}
        data-plan={planning ? '' : undefined}
      >
        {children}
      </div>
    </div>
  );
}
