import { THEMES, TYPE_ICONS } from '@luftschloss/drawing';

type Type = keyof typeof TYPE_ICONS;

/** The sign of a room type on a seal of its color, for keys; nothing for types without one. */
export function typeSign(type: string): string {
  if (!Object.hasOwn(TYPE_ICONS, type)) return '';
  const { seal } = THEMES.day.types[type as Type];
  const icon = `<path d="${TYPE_ICONS[type as Type]}" fill="#fff8e8" fill-rule="evenodd" transform="translate(2.4 2.4) scale(0.8)"/>`;
  return `<svg viewBox="-4 -4 32 32" aria-hidden="true"><circle cx="12" cy="12" r="15.5" fill="${seal}"/>${icon}</svg>`;
}
