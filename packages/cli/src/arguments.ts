import { parseArgs } from 'node:util';
import { expected as rejected } from '@luftschloss/engine/kernel';
import { LANGUAGES } from '@luftschloss/words';
import type { Command, Text } from './command.ts';
import { fail, failWith } from './failure.ts';
import { closest } from './suggestion.ts';

export interface OptionSpec {
  readonly help: Text;
  /** What the value is called in the help; an option without it is a plain switch. */
  readonly value?: string;
  readonly short?: string;
  /** May be given several times. */
  readonly many?: true;
}

export interface Arguments {
  readonly positionals: readonly string[];
  readonly values: { readonly [option: string]: readonly string[] };
  readonly switches: ReadonlySet<string>;
}

const HELP: OptionSpec = { short: 'h', help: ({ help }) => help.help() };
const LANGUAGE: OptionSpec = {
  value: Object.keys(LANGUAGES).join('|'),
  help: ({ help }) => help.language(),
};

export function optionsOf({ options }: Command): { readonly [name: string]: OptionSpec } {
  return { ...options, language: LANGUAGE, help: HELP };
}

export function parse(command: Command, words: readonly string[]): Arguments {
  const specs = optionsOf(command);
  const values: Record<string, string[]> = {};
  const switches = new Set<string>();
  const positionals: string[] = [];
  for (const token of tokensOf(specs, words)) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!Object.hasOwn(specs, name)) {
      const near = closest(name, Object.keys(specs));
      const asked = { command: command.name, option: rawName };
      if (near === null) fail('no-option', asked);
      fail('no-option-near', { ...asked, near: `--${near}` });
    }
    const spec = specs[name];
    if (spec.value === undefined) {
      if (inlineValue) fail('switch-only', { option: rawName });
      switches.add(name);
      continue;
    }
    const missing = value === undefined || (!inlineValue && value.startsWith('--'));
    if (missing) fail('value-missing', { option: rawName, value: spec.value });
    if (Object.hasOwn(values, name) && !spec.many) fail('given-twice', { option: rawName });
    values[name] = [...(values[name] ?? []), value];
  }
  if (!switches.has('help')) countPositionals(command, positionals);
  return { positionals, values, switches };
}

function tokensOf(specs: { readonly [name: string]: OptionSpec }, words: readonly string[]) {
  const options = Object.entries(specs).map(([name, { value, short }]) => {
    const type = value === undefined ? ('boolean' as const) : ('string' as const);
    return [name, short === undefined ? { type } : { type, short }] as const;
  });
  return parseArgs({ args: [...words], options: Object.fromEntries(options), strict: false, tokens: true }).tokens;
}

function countPositionals({ name, positionals: expected }: Command, given: readonly string[]): void {
  const required = expected.filter((word) => !word.startsWith('['));
  if (given.length < required.length) {
    const usage = ['luftschloss', name, ...expected].join(' ');
    fail('positionals-missing', { command: name, missing: required.slice(given.length), usage });
  }
  if (given.length > expected.length) fail('too-many-words', { command: name, word: given[expected.length] });
}

export function isOn({ switches }: Arguments, option: string): boolean {
  return switches.has(option);
}

export function givenValues({ values }: Arguments, option: string): readonly string[] {
  return values[option] ?? [];
}

export function givenValue(args: Arguments, option: string): string | null {
  return givenValues(args, option)[0] ?? null;
}

export function requiredValue(args: Arguments, option: string, placeholder: string): string {
  return givenValue(args, option) ?? fail('option-missing', { option: `--${option} ${placeholder}` });
}

export function wholeNumber(args: Arguments, option: string, min: number, max: number): number | null {
  const text = givenValue(args, option);
  if (text === null) return null;
  const number = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(number) || number < min || number > max) {
    failWith(rejected({ code: 'whole-number', params: { min, max } }, text, `--${option}`));
  }
  return number;
}

export function oneOfValues<const T extends string>(args: Arguments, option: string, known: readonly T[]): T | null {
  const text = givenValue(args, option);
  if (text === null) return null;
  return (
    known.find((value) => value === text) ??
    failWith(rejected({ code: 'one-of', params: { values: known.join(', ') } }, text, `--${option}`))
  );
}
