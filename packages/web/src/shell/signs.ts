/** Heraldic signs of the seats on a square of 24 by 24, so that nobody is told by colour alone. */
export interface SeatSign {
  readonly tincture: string; // class of the colour, and what the catalogues call the sign by
  readonly path: string;
}

function around(count: number, make: (angle: number, index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make((index / count) * Math.PI * 2 - Math.PI / 2, index)).join('');
}

function point(angle: number, radius: number): string {
  return `${(12 + Math.cos(angle) * radius).toFixed(2)} ${(12 + Math.sin(angle) * radius).toFixed(2)}`;
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
}

/** A mane of flames around a face with eyes and muzzle. */
const LION =
  around(11, (angle) => `M${point(angle - 0.3, 6.6)}L${point(angle, 11.4)}L${point(angle + 0.3, 6.6)}Z`) +
  circle(12, 12, 7.3) +
  circle(9.2, 10.4, 1.15) +
  circle(14.8, 10.4, 1.15) +
  'M9.9 13.2H14.1L12.7 15V16.2C13.6 17 14.8 16.7 15.3 15.9L16 16.6C15 18.2 13 18.4 12 17.3C11 18.4 9 18.2 8 16.6L8.7 15.9C9.2 16.7 10.4 17 11.3 16.2V15Z';

const SUN =
  around(12, (angle, index) => `M${point(angle - 0.2, 6.3)}L${point(angle, index % 2 ? 9.6 : 11.6)}L${point(angle + 0.2, 6.3)}Z`) +
  circle(12, 12, 5.4);

const ROSE = around(5, (angle) => circle(12 + Math.cos(angle) * 5.8, 12 + Math.sin(angle) * 5.8, 4.1)) + circle(12, 12, 2.1);

export const SEAT_SIGNS: readonly SeatSign[] = [
  { tincture: 'crimson', path: LION },
  {
    tincture: 'azure',
    path: 'M6.4 3C9.6 2.4 11.6 4.6 11.2 7.4C10.9 9.8 8.9 11.4 9.6 13C12 11.4 15.4 9.6 21.8 8.6C21.9 14.8 18.6 20 12.2 20.4C7 20.6 4.2 17.6 5 14C5.7 11.2 8.4 9.2 8.2 6.9C8.1 5.8 7 5.5 6.2 6.1L2.6 6.9L2.2 5.6L4.6 4.6C5 3.8 5.6 3.2 6.4 3ZM3 22H21V23.2H3Z',
  },
  { tincture: 'gold', path: SUN },
  {
    tincture: 'vert',
    path: 'M12 1C14 1.6 14.6 3.4 14 4.8C16.4 4.4 18.4 5.8 17.8 8.2C20.2 8.6 21 11 19.4 12.8C21 14.4 20 17 17.6 17C17 18.8 14.8 19.4 13 18.4V23.4H11V18.4C9.2 19.4 7 18.8 6.4 17C4 17 3 14.4 4.6 12.8C3 11 3.8 8.6 6.2 8.2C5.6 5.8 7.6 4.4 10 4.8C9.4 3.4 10 1.6 12 1Z',
  },
  { tincture: 'purple', path: ROSE },
  {
    tincture: 'sable',
    path: 'M4.5 2.5H8V5H10.2V2.5H13.8V5H16V2.5H19.5V9L17.5 11V22.5H14V17.5A2 2 0 0 0 10 17.5V22.5H6.5V11L4.5 9Z',
  },
  {
    tincture: 'tenne',
    path: 'M15.5 1.8A10.4 10.4 0 1 0 22.2 14.6A8.2 8.2 0 1 1 15.5 1.8Z',
  },
];

export function signOf(seat: number): SeatSign {
  return SEAT_SIGNS[seat % SEAT_SIGNS.length];
}
