import type { Cell, PalaceView } from '@luftschloss/engine/palace';
import { lazy, type RefObject, Suspense, useState } from 'react';
import type { Probe } from '../../board/useCarry.ts';
import { RuleLink } from '../../rulebook/RuleLink.tsx';
import { type TableControls, useSawPlay } from '../../table/useTable.ts';
import type { Draft } from './draft.ts';
import { MoatCard } from './MoatCard.tsx';
import { endAt } from './moat-ends.ts';
import { PalaceBoard } from './PalaceBoard.tsx';
import { SeatStrip, type SeatsProps } from './Rivals.tsx';
import type { Move } from './useMove.ts';
import { useTexts } from './useTexts.ts';

/** Nobody needs it before the end. */
const Ending = lazy(() => import('./Ending.tsx'));

interface BoardViewProps {
  controls: TableControls;
  view: PalaceView;
  names: readonly string[];
  move: Move;
  lit: readonly Cell[];
  probe: RefObject<Probe | null>;
  seats: SeatsProps;
}

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The palace on its board, and at the end the final scores over it. */
export function BoardView({ controls, view, names, move, lit, probe, seats }: BoardViewProps) {
  const { hand, ends, draft, lay, confirm } = move;
  const texts = useTexts();
  const { shown } = controls;
  const sawPlay = useSawPlay(controls);
  const [looked, setLooked] = useState<{ readonly cell: Cell; readonly view: PalaceView; readonly draft: Draft | null } | null>(null);
  const press = (cell: Cell): void => {
    const end = endAt(ends, cell);
    if (end) lay(end);
    else if (hand.held?.tile != null) hand.press(cell);
    else setLooked({ cell, view, draft });
  };
  const cell = looked?.view === view && looked.draft === draft ? looked.cell : null;
  const placed = cell && view.palace.tiles.find(({ x, y }) => x === cell.x && y === cell.y);
  return (
    <main className="middle" id="main">
      <SeatStrip {...seats} />
      <PalaceBoard
        view={view}
        names={names}
        held={hand.held}
        sites={hand.sites}
        way={hand.way}
        ends={ends}
        lit={placed ? [...lit, placed] : lit}
        probe={probe}
        hover={() => {}}
        press={press}
        turn={hand.turn}
        onKey={(event) => {
          const arrow = ARROWS[event.key];
          if (!hand.held?.tile || event.ctrlKey || event.metaKey || event.altKey) return false;
          if (arrow) hand.step(arrow[0], arrow[1]);
          else if (event.key === 'n' || event.key === 'N') hand.next(event.key === 'n' ? 1 : -1);
          else if (event.key === 'Enter' && confirm) confirm();
          else return false;
          return true;
        }}
      />
      <MoatCard view={view} />
      {hand.refused && (
        <p className="board-note" role="status" data-testid="refused">
          {texts.refusal(hand.refused)} <RuleLink game="palace" address={`why:${hand.refused}`} about={texts.refusal(hand.refused)} />
        </p>
      )}
      {placed && !hand.refused && (
        <p className="board-note" role="status" data-testid="tile-note">
          {texts.tileNote(placed.tile, placed.owner === null ? null : names[placed.owner], placed.complete)}
        </p>
      )}
      {view.viewer === null && !shown.result && <p className="onlooking">{texts.watching}</p>}
      {shown.result && (
        <Suspense>
          <Ending controls={controls} view={view} result={shown.result} names={names} fresh={sawPlay} />
        </Suspense>
      )}
    </main>
  );
}
