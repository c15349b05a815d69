/**
 * What changed between two values of plain JSON data: `[path, value]` sets, `[path]` removes a field or cuts a list off at that index. Operations are applied
 * in order. Views share structure with the states that they are made from, so most of the comparison ends at the first `===`.
 */
export type Patch = readonly PatchOperation[];
export type PatchOperation = readonly [path: readonly (string | number)[], value?: unknown];

type Json = unknown;

export function difference(before: Json, after: Json): Patch {
  const operations: PatchOperation[] = [];
  compare(before, after, [], operations);
  return operations;
}

/** `path` is one list for the whole comparison, longer and shorter as it goes; what is kept gets a copy. */
type Path = (string | number)[];

function compare(before: Json, after: Json, path: Path, operations: PatchOperation[]): void {
  if (before === after) return;
  if (typeof before === 'object' && typeof after === 'object' && before !== null && after !== null) {
    const isList = Array.isArray(before);
    if (isList === Array.isArray(after)) {
      if (isList) compareLists(before, after as Json[], path, operations);
      else compareObjects(before as Fields, after as Fields, path, operations);
      return;
    }
  }
  operations.push([path.slice(), after === undefined ? null : after]);
}

type Fields = { readonly [key: string]: Json };

function compareObjects(before: Fields, after: Fields, path: Path, operations: PatchOperation[]): void {
  const keys = Object.keys(before);
  let kept = 0;
  for (const key of Object.keys(after)) {
    const value = after[key];
    if (value === undefined) continue;
    // Nothing that an object inherits is JSON, so what is equal is its own.
    const old = before[key] === value ? value : field(before, key);
    if (old !== undefined) kept++;
    if (old === value) continue;
    path.push(key);
    if (old === undefined) operations.push([path.slice(), value]);
    else compare(old, value, path, operations);
    path.pop();
  }
  if (kept === keys.length) return;
  for (const key of keys) if (before[key] !== undefined && field(after, key) === undefined) operations.push([[...path, key]]);
}

/** Its own, not what every object inherits. */
function field(object: Fields, key: string): Json {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** A list of which most has changed is shorter sent whole. */
function compareLists(before: readonly Json[], after: readonly Json[], path: Path, operations: PatchOperation[]): void {
  const from = operations.length;
  const common = Math.min(before.length, after.length);
  let changed = 0;
  for (let i = 0; i < common; i++) {
    if (before[i] === after[i]) continue;
    const count = operations.length;
    path.push(i);
    compare(before[i], after[i], path, operations);
    path.pop();
    if (operations.length > count) changed++;
  }
  for (let i = common; i < after.length; i++) operations.push([[...path, i], after[i]]);
  if (before.length > after.length) operations.push([[...path, after.length]]);
  if (path.length > 0 && common > 0 && (changed > 1 || before.length > after.length) && changed * 2 >= common) {
    const parts = operations.slice(from);
    if (JSON.stringify(parts).length <= JSON.stringify(after).length) return;
    operations.length = from;
    operations.push([path.slice(), after]);
  }
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
