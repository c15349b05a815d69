import { accept, reject, type Schema } from '@luftschloss/engine/kernel';
import { CODE_LENGTH } from './secrets.ts';

/** Letters, digits and a few signs: what stores, logs and addresses can carry without thinking. */
function idOf(maxLength: number): Schema<string> {
  const form = new RegExp(`^[\\w.:-]{1,${maxLength}}$`);
  return {
    check: (value, path) =>
      typeof value === 'string' && form.test(value)
        ? accept(value)
        : reject(`${path ?? 'id'}: expected 1 to ${maxLength} letters, digits or signs of ._:-`),
    json: { type: 'string', pattern: form.source },
  };
}

export const tableId = idOf(40);
export const moveId = idOf(64);

/** A table's code as people type it: small letters, spaces and dashes do not matter. */
export const tableCode: Schema<string> = {
  check(value, path) {
    const code = typeof value === 'string' && value.length <= 40 ? value.replace(/[\s-]/g, '').toUpperCase() : '';
    return /^[0-9A-Z]+$/.test(code) && code.length === CODE_LENGTH
      ? accept(code)
      : reject(`${path ?? 'code'}: expected the ${CODE_LENGTH} letters and digits of a table's code`);
  },
  json: { type: 'string', maxLength: 40, description: `${CODE_LENGTH} letters and digits; small letters, spaces and dashes do not matter` },
};
