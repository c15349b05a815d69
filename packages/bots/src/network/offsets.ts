/** Where the inputs of each kind begin, in the order of the parameters; `end` is how many there are. All are scaled to be about as large as 1. */
export function offsets<Name extends string>(counts: { readonly [name in Name]: number }): { readonly [name in Name | 'end']: number } {
  const found: { [name: string]: number } = {};
  let at = 0;
  for (const name of Object.keys(counts) as Name[]) {
    found[name] = at;
    at += counts[name];
  }
  return { ...found, end: at } as { readonly [name in Name | 'end']: number };
}
