import { type CastlesView, castles } from '@luftschloss/engine/castles';
import type { Rules } from '@luftschloss/engine/kernel';
import { useMemo } from 'react';
import { ActionList } from '../general/ActionList.tsx';
import { actionGroups } from '../general/action-menu.ts';
import { isPlacing } from './pieces.ts';

const RULES = castles as unknown as Rules;

interface OtherActionsProps {
  view: CastlesView;
  names: readonly string[];
  act(action: unknown): void;
}

/** What can be done beside building: passing first, then whatever expansions and decrees allow. */
export function OtherActions({ view, names, act }: OtherActionsProps) {
  const takesTurn = view.ask?.type === 'take-turn';
  const groups = useMemo(() => actionGroups(RULES, view, (kind) => isBeside(view, kind)), [view]);
  if (!takesTurn && groups.length === 0) return null;
  return (
    <div className="other-actions">
      {takesTurn && (
        <button type="button" className="pass" data-testid="pass" onClick={() => act({ type: 'pass' })}>
          {castles.wording.action(view, { type: 'pass' })}
        </button>
      )}
      {groups.length > 0 && (
        <details>
          <summary>Or: {groups.map(({ title }) => title.toLowerCase()).join(', ')}</summary>
          <ActionList rules={RULES} view={view} names={names} act={act} groups={groups} label="Other actions" />
        </details>
      )}
    </div>
  );
}

/** Decisions with a sheet of their own show their choices there; here is what they leave out. */
function isBeside(view: CastlesView, kind: string): boolean {
  if (kind === 'exchange-swans') return true;
  switch (view.ask?.type) {
    case 'take-turn':
      return !isPlacing(kind) && (kind !== 'pass' || mayDig(view));
    case 'set-prices':
      return hasOddPrices(view);
    default:
      return false;
  }
}

/** In Secrets, who passes may dig. */
function mayDig({ options }: CastlesView): boolean {
  return options.edition === 'first' && options.passages;
}

/** Some decrees allow prices that cannot be made by changing places alone. */
function hasOddPrices(view: CastlesView): boolean {
  return castles.choices(view).filter(({ kind }) => kind === 'price').length > 1;
}
