/** A drawing for a place that is so many pixels wide: it is drawn again with the scale that follows, so that its letters stay large enough to read. */
export function fitted(draw: (scale: number) => string, widest: number): string {
  const width = Number(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(draw(1))?.[1] ?? widest);
  return draw(Math.min(1, widest / width));
}
