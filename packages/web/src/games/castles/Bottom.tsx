import type { CastlesView } from '@luftschloss/engine/castles';
import type { RefObject } from 'react';
import type { Carrying, Probe } from '../../board/useCarry.ts';
import type { Telling } from '../../table/telling.ts';
import type { TableInPlay } from '../../table/useTableInPlay.ts';
import { useWords } from '../../words/language.ts';
import { Market } from './Market.tsx';
import { OtherActions } from './OtherActions.tsx';
import { PricingDesk } from './PricingDesk.tsx';
import type { HandControls } from './useHand.ts';
import type { Sight } from './useSight.ts';

interface BottomProps {
  play: TableInPlay<CastlesView>;
  hand: HandControls;
  sight: Sight;
  telling: Telling;
  probe: RefObject<Probe | null>;
}

/** Below the castle: the market, or the desk of the Master Builder who sets its prices, and whatever else can be done. */
export function Bottom({ play, hand, sight: { showTile, watchMine }, telling, probe }: BottomProps) {
  const { view, tried, deciding, trying, keeping, controls } = play;
  const { market: say } = useWords()['castles-table'];
  return (
    <section className="bottom panel-market sheet" aria-label={say.title()}>
      {deciding && view.ask?.type === 'set-prices' ? (
        <PricingDesk view={view} act={controls.act} show={showTile} />
      ) : (
        <Market
          view={tried}
          deciding={trying}
          pieces={hand.pieces}
          held={hand.hand?.piece ?? null}
          take={hand.take}
          show={showTile}
          carry={{ ...carrying(hand, watchMine), probe }}
        />
      )}
      <div className="other-actions">{deciding && <OtherActions view={view} telling={telling} act={controls.act} keeping={keeping} />}</div>
    </section>
  );
}

/** A room of the market that is dragged is in hand, and put down where it is let go. */
function carrying({ pieces, hand, take, hover, settle }: HandControls, home: () => void): Omit<Carrying, 'probe'> {
  return {
    lift(key) {
      const piece = pieces.find((each) => each.key === key);
      if (piece && hand?.piece !== key) take(piece);
      home();
      return piece !== undefined;
    },
    over: hover,
    drop: settle,
  };
}
