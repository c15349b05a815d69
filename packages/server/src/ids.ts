import { accept, reject, type Schema } from '@luftschloss/engine/kernel';
import { CONTRIBUTION } from '@luftschloss/protocol';
import { CODE_LENGTH } from './secrets.ts';

/** A table's code as people type it: small letters, spaces and dashes do not matter. */
export const tableCode: Schema<string> = {
  check(value, path) {
    const code = typeof value === 'string' && value.length <= 40 ? value.replace(/[\s-]/g, '').toUpperCase() : '';
    return /^[0-9A-Z]+$/.test(code) && code.length === CODE_LENGTH
      ? accept(code)
      : reject('table-code-expected', { length: CODE_LENGTH }, path ?? 'code');
  },
  json: { type: 'string', maxLength: 40, description: `${CODE_LENGTH} letters and digits; small letters, spaces and dashes do not matter` },
};

/** What a player adds to a deal. */
export const contributionText: Schema<string> = {
  check: (value, path) =>
    typeof value === 'string' && CONTRIBUTION.test(value) ? accept(value) : reject('contribution-expected', {}, path ?? 'contribution'),
  json: { type: 'string', pattern: CONTRIBUTION.source },
};
