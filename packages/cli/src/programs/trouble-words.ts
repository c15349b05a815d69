import type { Language, Said } from '@luftschloss/words';
import type { Trouble } from './trouble.ts';

export function troubleSaid({ said }: Language, { code, detail }: Trouble): Said {
  return said.programs.trouble[code]({ detail });
}
