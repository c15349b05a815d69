import type { SwanColour } from '@luftschloss/engine/castles';
import { SEAT_SIGNS } from '../../shell/signs.ts';
import { useLanguage } from '../../words/language.ts';

const SWAN = SEAT_SIGNS[1].path;

/** A swan by colour and by the letter on its breast. */
export function SwanToken({ colour, size = 26 }: { colour: SwanColour; size?: number }) {
  const name = useLanguage().term('castles-table.swanToken', colour);
  return (
    <svg
      className={`swan-token swan-${colour}`}
      data-sign={`swan:${colour}`}
      width={size}
      height={size}
      viewBox="-3 -3 30 30"
      role="img"
      aria-label={name}
    >
      <circle cx="12" cy="12" r="14" />
      <path d={SWAN} transform="translate(0 0.6) scale(0.66)" />
      <text x="18.4" y="23" textAnchor="middle">
        {colour[0].toUpperCase()}
      </text>
    </svg>
  );
}
