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

function compare(before: Json, after: Json, path: readonly (string | number)[], operations: PatchOperation[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, operations);
  else if (isObject(before) && isObject(after)) compareObjects(before, after, path, operations);
  else operations.push([path, after === undefined ? null : after]);
}

function compareObjects(former: object, after: object, path: readonly (string | number)[], operations: PatchOperation[]): void {
  const old = former as Record<string, Json>;
  const now = after as Record<string, Json>;
  for (const key of Object.keys(old)) if (old[key] !== undefined && field(now, key) === undefined) operations.push([[...path, key]]);
  for (const key of Object.keys(now)) {
    const value = now[key];
    const before = field(old, key);
    if (value === before || value === undefined) continue;
    if (before === undefined) operations.push([[...path, key], value]);
    else compare(before, value, [...path, key], operations);
  }
}

/** Its own, not what every object inherits. */
function field(object: Record<string, Json>, key: string): Json {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** A list of which most has changed is shorter sent whole. */
function compareLists(before: Json[], after: Json[], path: readonly (string | number)[], operations: PatchOperation[]): void {
  const from = operations.length;
  const common = Math.min(before.length, after.length);
  let changed = 0;
  for (let i = 0; i < common; i++) {
    const count = operations.length;
    compare(before[i], after[i], [...path, i], operations);
    if (operations.length > count) changed++;
  }
  for (let i = common; i < after.length; i++) operations.push([[...path, i], after[i]]);
  if (before.length > after.length) operations.push([[...path, after.length]]);
  if (path.length > 0 && common > 0 && (changed > 1 || before.length > after.length) && changed * 2 >= common) {
    const parts = operations.slice(from);
    if (JSON.stringify(parts).length <= JSON.stringify(after).length) return;
    operations.length = from;
    operations.push([path, after]);
  }
}

function isObject(value: Json): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
