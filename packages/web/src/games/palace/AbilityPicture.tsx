import type { Ability } from '@luftschloss/engine/palace';
import { SwanMark } from './Signs.tsx';

/** What a slot does, as a picture. */
export function AbilityPicture({ ability, awake }: { ability: Ability; awake: boolean }) {
  return (
    <svg className={`ability ${awake ? 'awake' : ''}`} width="42" height="34" viewBox="-21 -17 42 34" aria-hidden="true">
      {awake && <path className="turned" d="M0 -16.4L16.4 0L0 16.4L-16.4 0Z" />}
      {PICTURES[ability]}
    </svg>
  );
}

const PICTURES: { readonly [A in Ability]: React.ReactNode } = {
  discount: (
    <>
      <g transform="translate(-2 2)">
        <SwanMark swan="*" />
      </g>
      <circle className="minus" cx="9" cy="-8" r="6" />
      <path className="minus-line" d="M6 -8H12" />
    </>
  ),
  'move-moat': (
    <>
      <rect className="water" x="-16" y="-8" width="14" height="14" rx="2" />
      <path className="wave" d="M-14 -2q2.5 -3 5 0t5 0" />
      <path className="arrow" d="M2 -1H13M9 -5.5L13.5 -1L9 3.5" />
    </>
  ),
  'ten-points': (
    <>
      <circle className="coin" r="13" />
      <circle className="coin-rim" r="10.6" />
      <text className="coin-text" y="5">
        10
      </text>
    </>
  ),
  'tied-favors': (
    <>
      <path className="tie-shield one" d="M-17 -9H-4V0C-4 5 -8 8 -10.5 9.5C-13 8 -17 5 -17 0Z" />
      <path className="tie-shield two" d="M4 -9H17V0C17 5 13 8 10.5 9.5C8 8 4 5 4 0Z" />
      <path className="arrow" d="M-2.5 -2H2.5M-2.5 2H2.5" />
    </>
  ),
  'three-swans': (
    <>
      {(['B', 'P', 'G'] as const).map((swan, index) => (
        <g key={swan} transform={`translate(${[-8, 8, 0][index]} ${[-5, -5, 6][index]}) scale(0.72)`}>
          <SwanMark swan={swan} />
        </g>
      ))}
    </>
  ),
};
