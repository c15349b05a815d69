import { SEAT_SIGNS } from '../../shell/signs.ts';
import { GroundPicture, TilePicture } from './Tile.tsx';

const SWANS = [
  { letter: 'B', hue: '#20609f' },
  { letter: 'R', hue: '#a3262b' },
  { letter: 'G', hue: '#2f6b34' },
] as const;

export function Swans() {
  return (
    <svg viewBox="0 0 86 34" width="86" height="34" aria-hidden="true">
      {SWANS.map(({ letter, hue }, index) => (
        <g key={letter} transform={`translate(${17 + index * 26} 17)`}>
          <circle r="14.5" fill={hue} stroke="#2c2118" strokeWidth="1.5" />
          <path d={SEAT_SIGNS[1].path} fill="#fff6e2" transform="translate(-10.5 -11) scale(0.8)" />
        </g>
      ))}
    </svg>
  );
}

export function Decree() {
  return (
    <svg viewBox="0 0 60 42" width="60" height="42" aria-hidden="true">
      <path d="M2 2H58V40H2Z" fill="#fdf7e8" stroke="#2c2118" strokeWidth="1.6" />
      <path d="M2 2L30 24L58 2" fill="none" stroke="#2c2118" strokeWidth="1.4" />
      <circle cx="30" cy="22" r="9" fill="#a3262b" stroke="#5c1512" />
      <path d="M25 26V19.5L27.8 22L30 18L32.2 22L35 19.5V26Z" fill="#f3c94b" />
    </svg>
  );
}

export const Passage = () => <GroundPicture kind="passage" cell={26} />;
export const Moat = () => <GroundPicture kind="moat" cell={16} />;
export const Tower = () => <TilePicture tile="neuschwanstein" width={64} height={52} prefix="setup" nameless />;
export const SecretRoom = () => <TilePicture tile="rotunda-chamber" width={64} height={52} prefix="setup" nameless />;
