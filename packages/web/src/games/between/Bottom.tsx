import type { ReactNode } from 'react';
import { HandRow } from './HandRow.tsx';
import { SideNotes } from './SideNotes.tsx';
import type { Side } from './seating.ts';
import { Talk } from './Talk.tsx';
import { TilesRow } from './TilesRow.tsx';
import type { Table } from './table.ts';

/** Along the bottom: my hand, or the tiles that are to be placed. */
export function Bottom({ table }: { table: Table }) {
  const { view, seating, names, hold, playing, controls, probes } = table;
  if (view.phase === 'place') {
    return (
      <TilesRow
        {...{ view, seating, names }}
        controls={hold}
        carrying={probes.carrying}
        beside={(side) => table.only === null && <SideNotes table={table} side={side} />}
        talk={talkOf(table)}
        act={playing ? controls.act : null}
      />
    );
  }
  const choosing = playing && view.phase === 'choose' && view.chosen === null;
  const chosen = hold.hold?.kind === 'keep' ? hold.hold.tiles : [];
  return <HandRow {...{ view, seating, names, chosen }} toggle={choosing ? hold.toggle : null} />;
}

/** B-2.2: partners may talk while tiles are placed; with a bot, or alone at one device, there is nobody to talk to. */
function talkOf({ view, seating, names, controls: { table, say } }: Table): (side: Side) => ReactNode {
  return (side) => {
    const partner = seating.partner[side];
    const isPerson = partner < view.seats && table.seats[partner].bot === null;
    if (table.connection === 'local' || view.viewer === null || !isPerson) return null;
    return <Talk castle={seating.castle[side]} names={names} partner={partner} chat={table.chat} speak={say} />;
  };
}
