import { useLanguage } from '../words/language.ts';
import { signOf } from './signs.ts';

export function SeatBadge({ seat, size = 22 }: { seat: number; size?: number }) {
  const { path, tincture } = signOf(seat);
  const name = useLanguage().term('shell.sign', tincture);
  return (
    <svg className={`seat-badge ${tincture}`} width={size} height={size} viewBox="-3 -3 30 30" role="img" aria-label={name}>
      <path className="shield" d="M-1.5 -1.5H25.5V12C25.5 20 19 24.5 12 27C5 24.5 -1.5 20 -1.5 12Z" />
      <path className="charge" d={path} fillRule="evenodd" transform="translate(4.2 3) scale(0.65)" />
    </svg>
  );
}
