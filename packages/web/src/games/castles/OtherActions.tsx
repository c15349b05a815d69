import { type CastlesAction, type CastlesView, castles } from '@luftschloss/engine/castles';
import type { Rules } from '@luftschloss/engine/kernel';
import { Suspense, useMemo } from 'react';
import { type ActionGroup, actionGroups } from '../../general/action-menu.ts';
import type { Keeping } from '../../table/held.ts';
import type { Telling } from '../../table/telling.ts';
import { lazyWithWords } from '../../words/language.ts';
import { isPlacing } from './pieces.ts';
import { SwanPurse } from './SwanPurse.tsx';

const RULES = castles as unknown as Rules;

const ActionsMenu = lazyWithWords(['general'], () => import('./ActionsMenu.tsx'));

interface OtherActionsProps {
  view: CastlesView;
  telling: Telling;
  act(action: unknown): void;
  keeping: Keeping;
}

/** So many of a kind are buttons of their own; more would take the market's place, and are a list. */
const FEW = 2;

/** What can be done beside building: passing, turning in swans, and whatever decrees allow. */
export function OtherActions({ view, telling, act, keeping }: OtherActionsProps) {
  const takesTurn = view.ask?.type === 'take-turn';
  const groups = useMemo(() => actionGroups(RULES, view, (kind) => isBeside(view, kind)), [view]);
  const few = groups.filter(({ count }) => count <= FEW);
  const many = groups.filter(({ count }) => count > FEW);
  return (
    <>
      {takesTurn && (
        <button type="button" className="pass" data-testid="pass" onClick={() => act({ type: 'pass' })}>
          {telling.action(view, { type: 'pass' })}
          <kbd>P</kbd>
        </button>
      )}
      {few.flatMap(actionsIn).map((action) => (
        <button key={JSON.stringify(action)} type="button" data-kind={action.type} onClick={() => act(action)}>
          {telling.action(view, action)}
        </button>
      ))}
      <SwanPurse view={view} act={act} />
      {many.length > 0 && (
        <Suspense>
          <ActionsMenu groups={many} view={view} telling={telling} act={act} keeping={keeping} />
        </Suspense>
      )}
    </>
  );
}

function actionsIn({ count, at }: ActionGroup): CastlesAction[] {
  return Array.from({ length: count }, (_, index) => at(index) as CastlesAction);
}

/** Decisions with a sheet of their own show their choices there, the board and the hand theirs; here is what they leave out. */
function isBeside(view: CastlesView, kind: string): boolean {
  switch (view.ask?.type) {
    case 'take-turn':
      return !isPlacing(kind) && !ELSEWHERE.includes(kind);
    case 'set-prices':
      return kind !== 'exchange-swans' && hasOddPrices(view);
    default:
      return false;
  }
}

const ELSEWHERE: readonly string[] = ['pass', 'buy-moat', 'store-room', 'exchange-swans'] satisfies CastlesAction['type'][];

/** Some decrees allow prices that cannot be made by changing places alone. */
function hasOddPrices(view: CastlesView): boolean {
  return castles.choices(view).filter(({ kind }) => kind === 'price').length > 1;
}
