import { BonusTray } from './BonusTray.tsx';
import { SuggestionCard } from './SuggestionCard.tsx';
import type { Side } from './seating.ts';
import type { Table } from './table.ts';

interface SideNotesProps {
  table: Table;
  side: Side;
}

/** What is to be decided about one castle beside the tiles: a bonus that it earned, and what the partner suggests for it. */
export function SideNotes({ table, side }: SideNotesProps) {
  const { view, seating, names, hold, controls, probes } = table;
  const castle = seating.castle[side];
  const bonus = view.waiting[castle];
  return (
    <>
      {bonus && view.viewer !== null && (
        <BonusTray
          view={view}
          castle={castle}
          bonus={bonus}
          byName={names[bonus.by]}
          controls={hold}
          carrying={probes.carrying}
          sending={controls.table.sending}
          confirm={table.confirm}
        />
      )}
      <Suggestions table={table} side={side} />
    </>
  );
}

export function Suggestions({ table, side }: SideNotesProps) {
  const { seating, names, suggestions, controls, only } = table;
  const castle = seating.castle[side];
  return suggestions.shown
    .filter(({ suggestion }) => suggestion.castle === castle)
    .map((shown) => (
      <SuggestionCard
        key={shown.key}
        shown={shown}
        byName={names[shown.suggestion.by]}
        show={only !== null && only !== side ? () => table.show(side) : null}
        doIt={() => table.doIt(shown)}
        dismiss={() => suggestions.dismiss(shown.key)}
        withdraw={() => controls.act({ type: 'withdraw', castle })}
      />
    ));
}
