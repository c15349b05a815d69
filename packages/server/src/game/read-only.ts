import type { Fact } from '@luftschloss/engine/kernel';
import { type Language, refusalText } from '@luftschloss/words';
import { Problem } from '../problem.ts';

/** Why a game can only be read, in words. */
export function readOnlyText(language: Language, reason: Fact | null): string {
  return refusalText(language, null, { code: 'read-only', ...(reason ? { reason } : {}) });
}

export function readOnly(reason: Fact | null): Problem {
  return new Problem(409, 'read-only', undefined, (language) => readOnlyText(language, reason));
}
