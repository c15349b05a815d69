import { BLUEPRINT_FEE, due, movesFor, type PalaceView, palace } from '@luftschloss/engine/palace';
import type { Draft } from './draft.ts';
import { Price } from './Signs.tsx';
import { useTexts } from './useTexts.ts';

interface TurnPanelProps {
  view: PalaceView;
  draft: Draft | null;
  set(draft: Draft | null): void;
  act(action: unknown): void;
}

/** What else can be done than taking a tile of the row. */
export function TurnPanel({ view, draft, set, act }: TurnPanelProps) {
  const texts = useTexts();
  const seat = view.viewer ?? 0;
  const can = (type: 'ask-favor' | 'end-turn'): boolean => palace.refusal(view, { type }) === null;
  const moves = movesFor(view, seat).length > 0;
  const fee = due(view, seat, BLUEPRINT_FEE);
  const acting = view.agenda[0]?.type === 'act';
  return (
    <section className="turn-panel sheet" aria-label={texts.yourTurn} data-testid="turn-panel">
      {acting && draft?.kind === 'tile' && (
        <button type="button" onClick={() => set(null)}>
          {texts.putBack} <kbd>Esc</kbd>
        </button>
      )}
      {acting && (
        <button type="button" data-testid="ask-favor" disabled={!can('ask-favor')} onClick={() => set({ kind: 'ask-favor' })}>
          {texts.askForFavor} <Price amount={fee} />
        </button>
      )}
      {moves && (
        <button type="button" data-testid="move-moat" onClick={() => set({ kind: 'move', from: null, to: null })}>
          {texts.moveMoat(view.turn.moatMoves)}
        </button>
      )}
      {can('end-turn') && (
        <button type="button" className="primary" data-testid="end-turn" onClick={() => act({ type: 'end-turn' })}>
          {acting ? texts.pass : texts.endTurn}
        </button>
      )}
    </section>
  );
}
