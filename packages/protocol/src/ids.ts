import { accept, reject, type Schema } from '@luftschloss/engine/kernel';

/** Letters, digits and a few signs: what stores, logs and addresses can carry without thinking. */
export function idOf(maxLength: number): Schema<string> {
  const form = new RegExp(`^[\\w.:-]{1,${maxLength}}$`);
  return {
    check: (value, path) =>
      typeof value === 'string' && form.test(value) ? accept(value) : reject('id-expected', { most: maxLength }, path ?? 'id'),
    json: { type: 'string', pattern: form.source },
  };
}

export const tableId = idOf(40);
export const moveId = idOf(64);
