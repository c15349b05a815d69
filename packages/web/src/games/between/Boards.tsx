import { type BetweenView, type CastlePreview, isTile } from '@luftschloss/engine/between';
import { type KeyboardEvent, type RefObject, useMemo, useRef } from 'react';
import type { Probe } from '../../board/useCarry.ts';
import { useSize } from '../../shell/useSize.ts';
import { CastleBoard } from './CastleBoard.tsx';
import type { Ghost } from './Cells.tsx';
import type { Position } from './hold.ts';
import { placesIn } from './places.ts';
import { otherSide, type Seating, SIDES, type Side } from './seating.ts';
import { sightsOf } from './sight.ts';
import type { ShownSuggestion } from './suggestions.ts';
import type { HoldControls } from './useHold.ts';

export interface Pointed {
  readonly castle: number;
  readonly cells: readonly Position[];
}

interface BoardsProps {
  view: BetweenView;
  seating: Seating;
  controls: HoldControls;
  preview: CastlePreview | null; // of what is tried
  suggestions: readonly ShownSuggestion[];
  pointed: Pointed | null;
  only: Side | null; // on a phone one castle at a time
  show(side: Side): void;
  look(castle: number, cell: Position | null): void;
  onKey(event: KeyboardEvent): boolean;
  probes: { readonly [S in Side]: RefObject<Probe | null> };
}

const NOTHING: readonly never[] = [];
const UNKNOWN = { width: 1240, height: 480 };
/** What lies over the boards: heads above and the panel in the middle; on a phone nothing does. */
const COVERED = {
  wide: { top: 62, inner: 138, bottom: 4 },
  tight: { top: 104, inner: 138, bottom: 4 }, // heads of two lines
  narrow: { top: 6, inner: 0, bottom: 6 },
};
/** So wide both boards are, in pixels, where their heads take two lines: beside a puzzle or a review also in a wide window. As in castles.css. */
const TIGHT = 2 * 36 * 16;

/** My two castles under one sky, or one of them on a phone. */
export function Boards(props: BoardsProps) {
  const { view, seating, controls, preview, only, show, look, onKey } = props;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame) ?? UNKNOWN;
  const covered = size.width <= TIGHT ? COVERED.tight : COVERED.wide;
  const building = view.phase === 'place';
  const [left, right] = [view.castles[seating.castle.left], view.castles[seating.castle.right]];
  const { hold } = controls;
  const slots = useMemo(() => (hold?.kind === 'keep' ? bestOfSlots(view, seating, hold.tiles) : NOTHING), [view, seating, hold]);
  const sights = useMemo(() => {
    const both = SIDES.map((side) => ({
      side,
      castle: side === 'left' ? left : right,
      shown: slots.filter(({ castle }) => castle === seating.castle[side]),
    }));
    if (only === null) return sightsOf(both, { width: size.width / 2, height: size.height }, covered, building);
    return both.flatMap((each) => sightsOf([each], size, COVERED.narrow, building));
  }, [left, right, size, only, building, covered, slots, seating]);
  const { tile } = controls;
  return (
    <div ref={frame} className="boards">
      {SIDES.map((side, index) => {
        if (only !== null && only !== side) return null;
        const castle = seating.castle[side];
        const tries = tile?.castle === castle;
        const open = tile?.castles.includes(castle) && (tile.castle === null || tries || !tile.settled);
        const { sight, middle } = sights[index];
        return (
          <CastleBoard
            key={side}
            index={castle}
            castle={view.castles[castle]}
            sight={sight}
            middle={middle}
            places={tile && open ? placesIn(view.castles[castle], tile.tile) : NOTHING}
            tile={tries ? tile.tile : null}
            tried={tries ? tile.at : null}
            settled={tries && tile.settled}
            preview={tries ? preview : null}
            denied={controls.denied?.castle === castle ? controls.denied : null}
            ghosts={[...suggestedIn(props.suggestions, castle), ...slots.filter((ghost) => ghost.castle === castle)]}
            lit={props.pointed?.castle === castle ? props.pointed.cells : NOTHING}
            holding={tile !== null && (tries || (tile.castle === null && tile.castles[0] === castle))}
            resting={tile !== null && !open}
            look={(cell) => look(castle, cell)}
            hover={(cell) => controls.hover(castle, cell)}
            press={(cell) => controls.press(castle, cell)}
            swipe={only === null ? undefined : () => show(otherSide(side))}
            onKey={onKey}
            probe={props.probes[side]}
          />
        );
      })}
    </div>
  );
}

function suggestedIn(suggestions: readonly ShownSuggestion[], castle: number): Ghost[] {
  return suggestions.flatMap(({ suggestion: { by, option, x, y, castle: about }, key, gain }): Ghost[] =>
    about !== castle || x === undefined || y === undefined || !isTile(option) ? [] : [{ key, tile: option, x, y, by, gain }],
  );
}

/** In pencil, where the tiles of the slots would bring most. Two go to different castles: the pair of best places that brings most. */
function bestOfSlots(view: BetweenView, seating: Seating, tiles: readonly string[]): (Ghost & { readonly castle: number })[] {
  const best = (tile: string, castle: number) => ({
    ...placesIn(view.castles[castle], tile)[0],
    castle,
    tile,
    key: `slot-${tile}`,
    by: null,
  });
  const { left, right } = seating.castle;
  const [first, second] = tiles;
  if (first === undefined) return [];
  if (second === undefined) {
    const [a, b] = [best(first, left), best(first, right)];
    return [a.gain >= b.gain ? a : b];
  }
  const straight = [best(first, left), best(second, right)];
  const crossed = [best(first, right), best(second, left)];
  const sum = (pair: readonly { readonly gain: number }[]): number => pair[0].gain + pair[1].gain;
  return sum(straight) >= sum(crossed) ? straight : crossed;
}
