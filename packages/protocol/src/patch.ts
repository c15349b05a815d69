/**
 * What changed between two values of plain JSON data: `[path, value]` sets, `[path]` removes a field or cuts a list off at that index. Operations are applied
 * in order.
 */
export type Patch = readonly PatchOperation[];
export type PatchOperation = readonly [path: readonly (string | number)[], value?: unknown];

type Json = unknown;

type Fields = { readonly [key: string]: Json };

interface Written {
  readonly before: object;
  readonly after: object;
  readonly path: string;
  readonly text: string;
}

/** Looking through a short list is quicker than a map, which would have to give every object a hash first. */
const MOST_REMEMBERED = 48;

/**
 * Writes patches as the texts that are sent. Views share structure with their states, so most comparisons end at the first `===`. Views of several people share
 * structure too: one writer for all of them compares and writes the common part once.
 */
export class PatchWriter {
  readonly #written: Written[] = [];

  /** The patch that leads from one value to the other, as JSON. */
  write(before: Json, after: Json): string {
    return `[${this.#compare(before, after, '')}]`;
  }

  /** Operations, divided by commas; a path is the inside of its brackets. Nothing for equal values. */
  #compare(before: Json, after: Json, path: string): string {
    if (before === after) return '';
    if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return setting(path, after);
    const isList = Array.isArray(before);
    if (isList !== Array.isArray(after)) return setting(path, after);
    for (const known of this.#written) {
      if (known.after === after && known.before === before && known.path === path) return known.text;
    }
    const text = isList ? this.#compareLists(before, after as Json[], path) : this.#compareObjects(before as Fields, after as Fields, path);
    if (text !== '' && this.#written.length < MOST_REMEMBERED) this.#written.push({ before, after, path, text });
    return text;
  }

  #compareObjects(before: Fields, after: Fields, path: string): string {
    const keys = Object.keys(before);
    let text = '';
    let kept = 0;
    for (const key of Object.keys(after)) {
      const value = after[key];
      if (value === undefined) continue;
      // Nothing that an object inherits is JSON, so what is equal is its own.
      const old = before[key] === value ? value : field(before, key);
      if (old !== undefined) kept++;
      if (old === value) continue;
      const inside = below(path, quoted(key));
      text = joined(text, old === undefined ? setting(inside, value) : this.#compare(old, value, inside));
    }
    if (kept === keys.length) return text;
    for (const key of keys) {
      if (before[key] !== undefined && field(after, key) === undefined) text = joined(text, removing(below(path, quoted(key))));
    }
    return text;
  }

  /** A list of which most has changed is shorter sent whole. */
  #compareLists(before: readonly Json[], after: readonly Json[], path: string): string {
    const common = Math.min(before.length, after.length);
    let text = '';
    let changed = 0;
    for (let i = 0; i < common; i++) {
      if (before[i] === after[i]) continue;
      const change = this.#compare(before[i], after[i], below(path, String(i)));
      if (change === '') continue;
      changed++;
      text = joined(text, change);
    }
    for (let i = common; i < after.length; i++) text = joined(text, setting(below(path, String(i)), after[i]));
    if (before.length > after.length) text = joined(text, removing(below(path, String(after.length))));
    const mostHasChanged = (changed > 1 || before.length > after.length) && changed * 2 >= common;
    if (path === '' || common === 0 || !mostHasChanged) return text;
    const whole = setting(path, after);
    return whole.length < text.length ? whole : text;
  }
}

/** The patch itself, for whoever does not send it. */
export function difference(before: Json, after: Json): Patch {
  return JSON.parse(new PatchWriter().write(before, after)) as Patch;
}

function below(path: string, key: string): string {
  return path === '' ? key : `${path},${key}`;
}

function joined(text: string, more: string): string {
  return text === '' || more === '' ? text + more : `${text},${more}`;
}

function setting(path: string, value: Json): string {
  return `[[${path}],${JSON.stringify(value) ?? 'null'}]`;
}

/** The names of fields come again with every step. */
const quotedNames = new Map<string, string>();
const MOST_NAMES = 2000;

function quoted(name: string): string {
  let text = quotedNames.get(name);
  if (text === undefined) {
    text = JSON.stringify(name);
    if (quotedNames.size < MOST_NAMES) quotedNames.set(name, text);
  }
  return text;
}

function removing(path: string): string {
  return `[[${path}]]`;
}

/** Its own, not what every object inherits. */
function field(object: Fields, key: string): Json {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Makes the newer value; the older one stays as it is. What clients do, and what tests check. */
export function patched(before: Json, patch: Patch): Json {
  let value = before;
  for (const [path, ...rest] of patch) value = setAt(value, path, 0, rest);
  return value;
}

function setAt(value: Json, path: readonly (string | number)[], depth: number, rest: readonly Json[]): Json {
  if (depth === path.length) return rest[0];
  const key = path[depth];
  const last = depth === path.length - 1;
  if (Array.isArray(value)) {
    if (last && rest.length === 0) return value.slice(0, key as number);
    const copy = [...(value as Json[])];
    copy[key as number] = setAt(copy[key as number], path, depth + 1, rest);
    return copy;
  }
  const copy = { ...(value as Record<string, Json>) };
  if (last && rest.length === 0) {
    delete copy[key];
    return copy;
  }
  const changed = setAt(field(copy, String(key)), path, depth + 1, rest);
  return Object.defineProperty(copy, key, { value: changed, enumerable: true, writable: true, configurable: true });
}
