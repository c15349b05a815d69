import type { Language } from '@luftschloss/words';
import type { Explain, Meaning } from '../../explain/explanation.ts';
import type { Sign } from '../../explain/sign.ts';
import { MEANINGS } from './meanings.ts';
import type { Pointed } from './pointing.ts';
import { type CastlesContext, NOW } from './signs-now.ts';

/** What a sign of the table means, whatever is on it. */
export function meaningOf(sign: Sign, language: Language): Meaning | null {
  const row = Object.hasOwn(MEANINGS, sign.kind) ? MEANINGS[sign.kind as keyof typeof MEANINGS] : null;
  return row ? row(sign, language) : null;
}

/** One row of `MEANINGS` for each kind of sign, and one of `NOW` where it counts something. */
export const explain: Explain<CastlesContext, Pointed> = (sign, context) => {
  const meaning = meaningOf(sign, context.language);
  if (!meaning) return null;
  const row = Object.hasOwn(NOW, sign.kind) ? NOW[sign.kind as keyof typeof NOW] : undefined;
  const { title = meaning.title, now = [], lit = null } = row?.(sign, context) ?? {};
  return { title, what: meaning.what, now, lit };
};
