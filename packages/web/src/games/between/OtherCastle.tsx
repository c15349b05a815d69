import { type BetweenView, buildersOf, scoreCastle } from '@luftschloss/engine/between';
import { useMemo, useRef } from 'react';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { useSize } from '../../shell/useSize.ts';
import type { Pointed } from './Boards.tsx';
import { CastleBoard } from './CastleBoard.tsx';
import { Counters } from './Counters.tsx';
import type { Position } from './hold.ts';
import { sightsOf } from './sight.ts';
import { useSpeech } from './useSpeech.ts';

interface OtherCastleProps {
  view: BetweenView;
  names: readonly string[];
  castle: number;
  pointed: Pointed | null;
  look(castle: number, cell: Position | null): void;
  close(): void;
}

const NOTHING: readonly never[] = [];
const UNKNOWN = { width: 1200, height: 480 };
const COVERED = { top: 58, inner: 0, bottom: 6 };

/** Another castle of the table, large; my own are one press away. */
export function OtherCastle({ view, names, castle, pointed, look, close }: OtherCastleProps) {
  const say = useSpeech();
  const frame = useRef<HTMLElement>(null);
  const size = useSize(frame) ?? UNKNOWN;
  const built = view.castles[castle];
  const [{ sight, middle }] = useMemo(() => sightsOf([{ side: 'left', castle: built }], size, COVERED, false), [built, size]);
  const builders = buildersOf(view, castle);
  const builtBy = say.words.builtBy({ first: names[builders[0]], second: names[builders[1]] });
  return (
    <section ref={frame} className="other-castle" data-castle={castle} aria-label={say.castle(castle)} data-testid="other-castle">
      <header className="castle-head sheet">
        {builders.map((builder) => (
          <span key={builder} className="seat-figure" data-sign={`seat:${builder}`}>
            <SeatBadge seat={builder} size={34} />
          </span>
        ))}
        <div className="castle-name">
          <h2 title={say.castle(castle)}>{say.castle(castle)}</h2>
          <p title={builtBy}>{builtBy}</p>
        </div>
        <Counters castle={built} after={null} />
        <p className="castle-total" data-sign={`total:${castle}`}>
          <b>{scoreCastle(built).total}</b>
        </p>
        <button type="button" className="primary" data-testid="back-to-mine" onClick={close}>
          {view.viewer === null ? say.words.back() : say.words.backToMine()}
        </button>
      </header>
      <CastleBoard
        index={castle}
        castle={built}
        sight={sight}
        middle={middle}
        places={NOTHING}
        tile={null}
        tried={null}
        settled={false}
        preview={null}
        denied={null}
        ghosts={NOTHING}
        lit={pointed?.castle === castle ? pointed.cells : NOTHING}
        holding={false}
        resting={false}
        look={(cell) => look(castle, cell)}
        hover={() => {}}
        press={() => {}}
        onKey={() => false}
      />
    </section>
  );
}
