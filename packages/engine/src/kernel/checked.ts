/** What came from outside: either proven to be a `T`, or a sentence that says what is wrong and where. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

export function accept<T>(value: T): Checked<T> {
  return { ok: true, value };
}

export function reject(error: string): { readonly ok: false; readonly error: string } {
  return { ok: false, error };
}

/** For callers that have already checked, such as tests and our own data: a failure here is a bug. */
export function expectOk<T>(checked: Checked<T>): T {
  if (!checked.ok) throw new Error(checked.error);
  return checked.value;
}

export function parseJson(text: string): Checked<unknown> {
  try {
    return accept(JSON.parse(text) as unknown);
  } catch (error) {
    return reject(`not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
