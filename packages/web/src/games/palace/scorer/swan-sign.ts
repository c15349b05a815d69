import { palaceSwan } from '@luftschloss/drawing';
import type { Swan } from '@luftschloss/engine/palace';

/** A swan as it stands at doors, for keys. */
export function swanSign(swan: Swan): string {
  return `<svg viewBox="-13 -13 26 26">${palaceSwan(swan)}</svg>`;
}
