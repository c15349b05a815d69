import { cellUnder } from '@luftschloss/drawing';
import type { PalaceView } from '@luftschloss/engine/palace';
import type { RefObject } from 'react';
import type { Carrying, Probe } from '../../board/useCarry.ts';
import type { TableInPlay } from '../../table/useTableInPlay.ts';
import { PayTray } from './PayTray.tsx';
import { Row } from './Row.tsx';
import type { Move } from './useMove.ts';
import { useTexts } from './useTexts.ts';
import type { TileInHand } from './useTileInHand.ts';

interface BottomProps {
  play: TableInPlay<PalaceView>;
  move: Move;
  probe: RefObject<Probe | null>;
}

/** Below the palace: the row from which tiles are taken, or the swans with which one is paid. */
export function Bottom({ play: { view, tried }, move: { draft, own, set, hand, paying }, probe }: BottomProps) {
  const texts = useTexts();
  return (
    <section className="bottom sheet" aria-label={texts.rowLabel}>
      {paying ? (
        <PayTray view={view} draft={paying} own={own} set={set} />
      ) : (
        <Row
          view={tried}
          held={hand.held?.tile ?? (draft?.kind === 'discard' ? draft.tile : null)}
          takable={hand.takable}
          take={hand.take}
          carry={{ ...carrying(hand), probe }}
        />
      )}
    </section>
  );
}

/** A tile of the row that is dragged is in hand, and lies where it is let go. */
function carrying({ held, takable, take, over, press, site }: TileInHand): Omit<Carrying, 'probe'> {
  return {
    lift(tile) {
      if (!takable(tile)) return false;
      if (held?.tile !== tile) take(tile);
      return true;
    },
    over: (point) => over(cellUnder(point)),
    drop(point) {
      const cell = cellUnder(point);
      if (site?.cell.x !== cell.x || site.cell.y !== cell.y) press(cell);
    },
  };
}
