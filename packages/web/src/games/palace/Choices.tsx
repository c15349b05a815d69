import { currentTask, type PalaceView } from '@luftschloss/engine/palace';
import type { TableInPlay } from '../../table/useTableInPlay.ts';
import { HandPanel } from './HandPanel.tsx';
import { LogBar, LogPanel } from './LogPanel.tsx';
import { MyAccount } from './MyAccount.tsx';
import { MyBoard } from './MyBoard.tsx';
import { PayPanel } from './PayTray.tsx';
import { Question } from './Questions.tsx';
import { TurnPanel } from './TurnPanel.tsx';
import type { Move } from './useMove.ts';
import type { Sight } from './useSight.ts';
import { useTexts } from './useTexts.ts';

interface ChoicesProps {
  play: TableInPlay<PalaceView>;
  move: Move;
  sight: Sight;
}

/** Beside the palace: what is asked or the log, and somebody's own board below it. */
export function Choices({ play, move, sight }: ChoicesProps) {
  const { controls, view, names, deciding } = play;
  const { draft, set, choosing } = move;
  const texts = useTexts();
  return (
    <aside className="right" aria-label={texts.choicesLabel}>
      <div className="slot" data-log={sight.logOpen ? 'open' : undefined}>
        <MoveSheet play={play} move={move} point={sight.point} />
        {deciding && !choosing && <TurnPanel view={view} draft={draft} set={set} act={controls.act} />}
        <LogPanel controls={controls} view={view} point={sight.point} />
        {choosing && <LogBar controls={controls} open={sight.logOpen} toggle={sight.toggleLog} />}
      </div>
      <ShownBoard play={play} move={move} sight={sight} />
      <MyAccount view={view} names={names} seat={sight.seat} />
    </aside>
  );
}

/** The one thing that somebody is about to do. */
function MoveSheet({ play, move, point }: Pick<ChoicesProps, 'play' | 'move'> & Pick<Sight, 'point'>) {
  const { view, tried, names, deciding, planning, controls } = play;
  const { draft, own, set, hand, placing, paying, ends, confirm, lay } = move;
  if (paying) return <PayPanel view={view} draft={paying} confirm={confirm} reset={own ? () => set(null) : null} />;
  if (placing)
    return <HandPanel view={tried} names={names} draft={placing} {...hand} confirm={confirm} planning={planning} point={point} />;
  if (deciding) return <Question {...{ view, draft, ends, set, confirm, point, lay }} act={controls.act} />;
  return null;
}

/** One's own board, or the one of somebody else who is looked at. */
function ShownBoard({ play: { view, tried, names, trying, controls }, move, sight: { seat, backToMine } }: ChoicesProps) {
  const texts = useTexts();
  const mine = seat === view.viewer;
  return (
    <MyBoard
      view={view}
      after={mine ? move.after : null}
      seat={seat}
      title={seat === controls.table.viewer ? texts.myBoard : texts.boardOf(names[seat])}
      chosen={mine ? slotOf(move) : null}
      choose={trying && mine && canChooseSlot(tried) ? move.hand.chooseSlot : null}
    >
      {!mine && view.viewer !== null && (
        <button type="button" className="back-home" onClick={backToMine}>
          {texts.backToMine}
        </button>
      )}
    </MyBoard>
  );
}

function slotOf({ draft }: Move): number | null {
  return draft?.kind === 'tile' || draft?.kind === 'favor' ? draft.slot : null;
}

function canChooseSlot(view: PalaceView): boolean {
  const task = currentTask(view)?.type;
  return task === 'act' || task === 'take-room' || task === 'deal' || task === 'choose-favor';
}
