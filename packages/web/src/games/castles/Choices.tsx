import type { CastlesView } from '@luftschloss/engine/castles';
import { useMemo } from 'react';
import type { Telling } from '../../table/telling.ts';
import type { TableInPlay } from '../../table/useTableInPlay.ts';
import { useWords } from '../../words/language.ts';
import { AskSheet } from './AskSheet.tsx';
import { HandPanel } from './HandPanel.tsx';
import { previewOf } from './preview.ts';
import { CardPanels, LogBar, LogPanel } from './SidePanels.tsx';
import { hasOnlyToDraw } from './useDrawing.ts';
import type { HandControls } from './useHand.ts';
import type { Sight } from './useSight.ts';

interface ChoicesProps {
  play: TableInPlay<CastlesView>;
  hand: HandControls;
  sight: Sight;
  telling: Telling;
  question: string;
}

/** Beside the castle: what is in hand, what is asked or the log, and the cards that one builds for. */
export function Choices({ play, hand, sight, telling, question }: ChoicesProps) {
  const { controls, view, tried, names, deciding, planning, keeping } = play;
  const { seat, logOpen, point, watch, watchMine, showTile } = sight;
  const { act } = controls;
  const { table: say } = useWords()['castles-table'];
  const ask = deciding && !hand.hand && hasSheet(view) ? view.ask : null;
  const choosing = hand.hand !== null || ask !== null;
  const action = hand.action();
  const after = useMemo(() => (action ? (previewOf(tried, action)?.after ?? null) : null), [tried, action]);
  const build = (chosen: unknown): void => {
    watchMine();
    act(chosen);
  };
  return (
    <aside className="right" aria-label={say.choices()}>
      <div className="slot" data-log={logOpen ? 'open' : undefined}>
        <HandPanel view={tried} names={names} controls={hand} confirm={deciding ? build : null} planning={planning} />
        {ask && <AskSheet {...{ view, ask, question, telling, act, point, keeping }} show={showTile} />}
        <LogPanel controls={controls} view={view} names={names} seat={seat} point={point} watch={watch} />
        {choosing && <LogBar controls={controls} open={logOpen} toggle={sight.toggleLog} />}
      </div>
      <CardPanels view={view} after={after} names={names} seat={seat} point={point} watch={watch} />
    </aside>
  );
}

function hasSheet(view: CastlesView): boolean {
  const { ask } = view;
  return ask !== null && ask.type !== 'take-turn' && ask.type !== 'set-prices' && !hasOnlyToDraw(view);
}
