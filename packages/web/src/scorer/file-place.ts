/** Places in a file as questions name them: `players[1].castle.tiles[3].reward`. */
function steps(place: string): (string | number)[] {
  return [...place.matchAll(/([^.[\]]+)/g)].map(([, step]) => (/^\d+$/.test(step) ? Number(step) : step));
}

type Tree = { readonly [step: string]: unknown };

export function valueAt(file: object, place: string): unknown {
  return steps(place).reduce<unknown>((part, step) => (typeof part === 'object' && part !== null ? (part as Tree)[step] : undefined), file);
}

/** The file with another value there; `undefined` takes it out. Nothing of the old file is changed. */
export function withValue<File extends object>(file: File, place: string, value: unknown): File {
  return put(file, steps(place), value) as File;
}

function put(part: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  const inside = put(typeof part === 'object' && part !== null ? (part as Tree)[step] : undefined, rest, value);
  if (Array.isArray(part)) return part.map((each: unknown, index) => (index === step ? inside : each));
  const { [step]: _, ...others } = (part ?? {}) as Tree;
  return inside === undefined ? others : { ...others, [step]: inside };
}
