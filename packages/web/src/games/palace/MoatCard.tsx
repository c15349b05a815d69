import { boardOf, joinCost, joined, MOAT_RATE, moatRate, type PalaceView, stackSizes } from '@luftschloss/engine/palace';
import { useMemo } from 'react';
import { useTexts } from './useTexts.ts';

/** From here on the end is near. */
const NEAR = 6;

/** How far the ends of the moat are from each other, how many tiles follow a completed one, and how the stacks run out. */
export function MoatCard({ view }: { view: PalaceView }) {
  const texts = useTexts();
  const apart = useMemo(() => {
    const board = boardOf(view.palace);
    if (joined(board)) return 0;
    const cost = joinCost(board, view.moatSupply);
    return Number.isFinite(cost) ? cost : null;
  }, [view.palace, view.moatSupply]);
  const sizes = stackSizes(view);
  return (
    <div className={`moat-card ${apart !== null && apart <= NEAR ? 'near' : ''}`} data-testid="moat-card" data-through="">
      <strong data-sign="ends">{texts.endsApart(apart)}</strong>
      <span data-sign="rate">{texts.rate(moatRate(view), view.moatSupply)}</span>
      <ul aria-label={texts.stackLabel(sizes)}>
        {sizes.map((size, stack) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stack is its place.
          <li key={stack} className={size === 0 ? 'emptied' : ''} data-sign={`stack:${stack + 1}`}>
            <b>{size === 0 ? '≈' : size}</b>
            <small>{stack === sizes.length - 1 ? texts.stackEnd : texts.stackBrings(MOAT_RATE[stack + 1] - MOAT_RATE[stack])}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
