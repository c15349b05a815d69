import { accept, type Checked, type Rejected, reject, rejectAt } from './checked.ts';
import type { Fact } from './rules.ts';

/** A JSON Schema fragment, for documents and forms that other programs read. */
export type JsonSchema = { readonly [key: string]: unknown };

/** Checks a value from outside and says what is wrong and where. Schemas are data plus one function. */
export interface Schema<T> {
  check(value: unknown, path?: string): Checked<T>;
  readonly json: JsonSchema;
}

type Shape = { readonly [key: string]: Schema<unknown> };
type OptionalKeys<S extends Shape> = { [K in keyof S]: undefined extends Value<S[K]> ? K : never }[keyof S];
type Value<S> = S extends Schema<infer T> ? T : never;
export type ObjectOf<S extends Shape> = { [K in Exclude<keyof S, OptionalKeys<S>>]: Value<S[K]> } & {
  [K in OptionalKeys<S>]?: Exclude<Value<S[K]>, undefined>;
};

function show(value: unknown): string {
  const text = asJson(value);
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}

function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return typeof value;
  }
}

/** What was expected instead of a value: `what` is the fact of a thing, such as a whole number within limits. */
export function expected(what: Fact, value: unknown, path?: string): Rejected {
  return rejectAt(
    path,
    value === undefined ? { code: 'missing', params: { what } } : { code: 'expected', params: { what, got: show(value) } },
  );
}

const wholeNumber = (min: number, max: number): Fact => ({ code: 'whole-number', params: { min, max } });
const oneOfThese = (values: readonly (string | number)[]): Fact => ({ code: 'one-of', params: { values: values.join(', ') } });

export function integer(min = -1_000_000, max = 1_000_000): Schema<number> {
  return {
    check: (value, path) =>
      typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
        ? accept(value)
        : expected(wholeNumber(min, max), value, path),
    json: { type: 'integer', minimum: min, maximum: max },
  };
}

export function text(maxLength = 200): Schema<string> {
  return {
    check: (value, path) =>
      typeof value === 'string' && value.length <= maxLength
        ? accept(value)
        : expected({ code: 'text', params: { most: maxLength } }, value, path),
    json: { type: 'string', maxLength },
  };
}

export const flag: Schema<boolean> = {
  check: (value, path) => (typeof value === 'boolean' ? accept(value) : expected({ code: 'flag' }, value, path)),
  json: { type: 'boolean' },
};

export function oneOf<const T extends string | number>(...values: readonly T[]): Schema<T> {
  const known = new Set<unknown>(values);
  const wanted = values.length <= 12 ? oneOfThese(values) : { code: 'known-name' };
  return {
    check: (value, path) => (known.has(value) ? accept(value as T) : expected(wanted, value, path)),
    json: { enum: values },
  };
}

export function list<T>(item: Schema<T>, maxLength = 1000): Schema<T[]> {
  return {
    check(value, path) {
      if (!Array.isArray(value)) return expected({ code: 'list' }, value, path);
      if (value.length > maxLength) return reject('list-too-long', { length: value.length, most: maxLength }, path);
      const items: T[] = [];
      for (let i = 0; i < value.length; i++) {
        const checked = item.check(value[i]);
        // Its place is only worth writing down where something is wrong.
        if (!checked.ok) return item.check(value[i], `${path ?? ''}[${i}]`) as Rejected;
        items.push(checked.value);
      }
      return accept(items);
    },
    json: { type: 'array', items: item.json, maxItems: maxLength },
  };
}

export function optional<T>(schema: Schema<T>): Schema<T | undefined> {
  return {
    check: (value, path) => (value === undefined ? accept(undefined) : schema.check(value, path)),
    json: schema.json,
  };
}

export function nullable<T>(schema: Schema<T>): Schema<T | null> {
  return {
    check: (value, path) => (value === null ? accept(null) : schema.check(value, path)),
    json: { anyOf: [schema.json, { type: 'null' }] },
  };
}

const OBJECT: Fact = { code: 'object' };

export function unknownField(field: string, known: readonly string[], path?: string): Rejected {
  if (known.length === 0) return reject('no-fields', { field: show(field) }, path);
  return reject('unknown-field', { field: show(field), known: known.join(', ') }, path);
}

/** An object with exactly these keys: unknown keys are refused, so that a misspelt one is noticed. */
export function object<S extends Shape>(shape: S): Schema<ObjectOf<S>> {
  const keys = Object.keys(shape);
  return {
    check(value, path) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return expected(OBJECT, value, path);
      for (const key of Object.keys(value)) {
        if (!Object.hasOwn(shape, key)) return unknownField(key, keys, path);
      }
      const checkedObject: Record<string, unknown> = {};
      for (const key of keys) {
        const field = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
        const checked = shape[key].check(field);
        if (!checked.ok) return shape[key].check(field, path ? `${path}.${key}` : key) as Rejected;
        if (checked.value !== undefined) checkedObject[key] = checked.value;
      }
      return accept(checkedObject as ObjectOf<S>);
    },
    json: {
      type: 'object',
      properties: Object.fromEntries(keys.map((key) => [key, shape[key].json])),
      required: keys.filter((key) => !shape[key].check(undefined).ok),
      additionalProperties: false,
    },
  };
}

/** A union of objects told apart by their `type`. */
export function tagged<T extends { type: string }>(
  variants: { readonly [K in T['type']]: Schema<Omit<Extract<T, { type: K }>, 'type'>> },
): Schema<T> {
  const types = Object.keys(variants) as T['type'][];
  return {
    check(value, path) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return expected(OBJECT, value, path);
      const { type, ...rest } = value as Record<string, unknown>;
      if (typeof type !== 'string' || !Object.hasOwn(variants, type)) {
        return expected(oneOfThese(types), type, path ? `${path}.type` : 'type');
      }
      const checked = variants[type as T['type']].check(rest, path);
      return checked.ok ? accept({ type, ...checked.value } as unknown as T) : checked;
    },
    json: {
      oneOf: types.map((type) => {
        const { properties = {}, required = [], ...rest } = variants[type].json as { properties?: object; required?: string[] };
        return { ...rest, properties: { type: { const: type }, ...properties }, required: ['type', ...required] };
      }),
    },
  };
}

/** Any JSON object, for parts that are checked elsewhere. */
export const anyObject: Schema<Record<string, unknown>> = {
  check: (value, path) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? accept(value as Record<string, unknown>)
      : expected(OBJECT, value, path),
  json: { type: 'object' },
};
