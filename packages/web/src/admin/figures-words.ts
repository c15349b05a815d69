import type { Language, Words } from '@luftschloss/words';

const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** “3 hours ago”, in the largest unit that fits. */
export function agoWords({ id }: Language, milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const [size, unit] = UNITS.find(([each]) => seconds >= each) ?? UNITS[3];
  return new Intl.RelativeTimeFormat(id).format(-Math.floor(seconds / size), unit);
}

/** Milliseconds that the server told in thousandths of them. */
export function millisecondsWords({ admin: { load } }: Words, thousandths: number): string {
  const value = thousandths / 1000;
  return value < 10 ? load.fewMilliseconds({ value }) : load.milliseconds({ value });
}
