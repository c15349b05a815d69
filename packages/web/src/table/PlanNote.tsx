import { useWords } from '../words/language.ts';
import type { Planning } from './planning.ts';

export type Plan = Pick<Planning<unknown>, 'view' | 'possible' | 'toggle'>;

/** Offers to plan while others decide. */
export function PlanButton({ plan }: { plan: Plan }) {
  const { planning } = useWords().table;
  if (!plan.possible) return null;
  return (
    <button type="button" onClick={plan.toggle} aria-pressed={plan.view !== null} data-testid="plan">
      {planning.button()}
    </button>
  );
}

/** Says all the time that this is no move. */
export function PlanNote({ plan }: { plan: Plan }) {
  const { planning } = useWords().table;
  if (plan.view === null) return null;
  return (
    <p className="plan-note sheet" role="status" data-testid="plan-note">
      <span>{planning.note()}</span>
      <button type="button" className="quiet" onClick={plan.toggle}>
        {planning.stop()}
      </button>
    </p>
  );
}

/** On what is held. */
export function PlanMark({ unpriced = false }: { unpriced?: boolean }) {
  const { planning } = useWords().table;
  return (
    <p className="plan-mark" data-testid="plan-mark">
      {unpriced ? planning.markUnpriced() : planning.mark()}
    </p>
  );
}
