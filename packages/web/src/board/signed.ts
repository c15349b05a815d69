/** Points as they are gained or lost. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

/** Points as a sum: with a real minus where they are less than nothing. */
export function summed(points: number): string {
  return points < 0 ? signed(points) : String(points);
}
