import { accept, type Checked, reject } from './checked.ts';
import { expected } from './schema.ts';

/** What a table can be set up with: data from which forms, help pages and checks are made. What options are called is in the catalogues, by their names. */
export type OptionSpec =
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly default: string; readonly choices: readonly string[] }
  | { readonly kind: 'set'; readonly default: readonly string[]; readonly choices: readonly string[] };

export type OptionSpecs<Options> = { readonly [K in keyof Options]: OptionSpec };

/** Fills in defaults and refuses unknown options and values. Texts are taken as a command line or a form gives them. */
export function parseOptions<Options extends object>(specs: OptionSpecs<Options>, raw: unknown): Checked<Options> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return expected({ code: 'object' }, raw, 'options');
  const known = Object.keys(specs);
  for (const key of Object.keys(raw)) {
    if (!Object.hasOwn(specs, key)) return reject('unknown-option', { option: key, known: known.join(', ') });
  }
  const options: Record<string, unknown> = {};
  for (const key of known) {
    const spec = specs[key as keyof Options];
    const given = Object.hasOwn(raw, key) ? (raw as Record<string, unknown>)[key] : undefined;
    const parsed = given === undefined ? accept(spec.default) : parseOption(key, spec, given);
    if (!parsed.ok) return parsed;
    options[key] = parsed.value;
  }
  return accept(options as Options);
}

function parseOption(key: string, spec: OptionSpec, given: unknown): Checked<unknown> {
  const place = `options.${key}`;
  switch (spec.kind) {
    case 'flag':
      if (given === true || given === 'true') return accept(true);
      if (given === false || given === 'false') return accept(false);
      return expected({ code: 'flag' }, given, place);
    case 'choice':
      if (spec.choices.some((value) => value === given)) return accept(given);
      return expected({ code: 'one-of', params: { values: spec.choices.join(', ') } }, given, place);
    case 'set': {
      const items: unknown = typeof given === 'string' ? given.split(',').filter((item) => item !== '') : given;
      if (!Array.isArray(items)) return expected({ code: 'list' }, given, place);
      const unknown = items.find((item) => !spec.choices.some((value) => value === item));
      if (unknown !== undefined) return reject('unknown-entry', { entry: JSON.stringify(unknown) }, place);
      return accept([...new Set(items)].sort());
    }
  }
}
