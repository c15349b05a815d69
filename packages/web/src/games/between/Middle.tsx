import { AssignPanel } from './AssignPanel.tsx';
import { ChoosePanel, Chosen } from './ChoosePanel.tsx';
import { IdlePanel } from './IdlePanel.tsx';
import { PlacePanel } from './PlacePanel.tsx';
import type { Table } from './table.ts';

/** What I decide, in the middle between my castles. */
export function Middle({ table }: { table: Table }) {
  const { view, seating, names, toAct, controls, hold, playing, planning, confirm } = table;
  const { sending } = controls.table;
  const others = toAct.filter((seat) => seat !== view.viewer).map((seat) => names[seat]);
  if (playing && view.phase === 'assign' && view.drawnForLudwig.length > 0) {
    return <AssignPanel view={view} controls={hold} sending={sending} confirm={confirm} />;
  }
  if (view.viewer !== null && view.phase === 'choose') {
    if (view.chosen !== null) return <Chosen view={view} seating={seating} waitingFor={others} />;
    if (playing) {
      const tiles = hold.hold?.kind === 'keep' ? hold.hold.tiles : [];
      return <ChoosePanel {...{ view, seating, tiles, sending }} toggle={hold.toggle} clear={() => hold.put(null)} keep={confirm} />;
    }
  }
  if (playing && hold.tile) {
    const held = hold.tile;
    const partner = held.castles[0] === seating.castle.left ? seating.partner.left : seating.partner.right;
    return (
      <PlacePanel
        {...{ seating, held, sending, planning, confirm }}
        controls={hold}
        preview={table.preview?.preview ?? null}
        refusal={table.refusal}
        rule={table.rule}
        partnerName={names[partner]}
        point={table.point}
      />
    );
  }
  const hasTiles = playing && hold.offers.some(({ source }) => source !== 'partner');
  return <IdlePanel {...{ view, seating, names, toAct, hasTiles }} telling={table.telling} log={controls.log} />;
}
