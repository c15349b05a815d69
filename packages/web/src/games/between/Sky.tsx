import { Boards } from './Boards.tsx';
import { CastleHead } from './CastleHead.tsx';
import { Counters } from './Counters.tsx';
import type { LookedAt } from './looked-at.ts';
import { OtherCastle } from './OtherCastle.tsx';
import { RoomNote } from './RoomNote.tsx';
import { SideNotes, Suggestions } from './SideNotes.tsx';
import { otherSide, SIDES, type Side } from './seating.ts';
import type { Table } from './table.ts';

interface SkyProps {
  table: Table;
  looked: LookedAt | null;
  watched: number | null;
  closeLooked(): void;
  closeWatched(): void;
}

/** My two castles under one sky, with their heads, trays and suggestions; or another castle, large. */
export function Sky({ table, looked, watched, closeLooked, closeWatched }: SkyProps) {
  const { view, seating, names, hold, preview, only, pointed } = table;
  const after = (side: Side) => (preview?.castle === seating.castle[side] ? preview.preview : null);
  const inSight = watched === null ? SIDES.filter((side) => only === null || only === side).map((side) => seating.castle[side]) : [watched];
  const noted = looked && hold.tile === null && inSight.includes(looked.castle) ? looked : null;
  return (
    <main className="sky" id="main">
      <Boards
        view={view}
        seating={seating}
        controls={hold}
        preview={preview?.preview ?? null}
        suggestions={table.suggestions.shown}
        pointed={pointed}
        only={only}
        show={table.show}
        look={table.look}
        onKey={table.onKey}
        probes={table.probes.of}
      />
      {SIDES.map((side) => (
        <div
          key={side}
          className={`over-castle ${side}`}
          data-castle={seating.castle[side]}
          data-shown={only === null || only === side ? 'yes' : undefined}
        >
          <CastleHead
            castle={view.castles[seating.castle[side]]}
            index={seating.castle[side]}
            side={side}
            partner={seating.partner[side]}
            partnerName={names[seating.partner[side]]}
            counts={table.counts[side]}
            preview={after(side)}
          />
          {only !== null && <Counters castle={view.castles[seating.castle[side]]} after={after(side)?.castle ?? null} />}
        </div>
      ))}
      {only !== null && (
        <div className="side-notes">
          <SideNotes table={table} side={only} />
          <Suggestions table={table} side={otherSide(only)} />
        </div>
      )}
      {noted && (
        <RoomNote view={view} looked={noted} beside={noted.castle === seating.castle.left ? 'right' : 'left'} close={closeLooked} />
      )}
      {watched !== null && <OtherCastle {...{ view, names, pointed }} castle={watched} look={table.look} close={closeWatched} />}
    </main>
  );
}
