import type { Choice, Message, Options, Pattern, Placeholder } from '@luftschloss/words';
import { type Model, parseMessage } from 'messageformat';

/** What a parameter has to be: the type of the generated function follows from it. */
export type Kind = 'who' | 'number' | 'string' | 'said' | 'date' | 'term' | 'who[]' | 'string[]' | 'said[]' | 'number[]' | 'any[]';

export interface Compiled {
  readonly message: Message;
  readonly params: ReadonlyMap<string, Kind>;
}

/** Finds the table of terms that a name means in this part, such as `room`. */
export type FindTable = (name: string) => string | null;

const KINDS: { readonly [fn: string]: Kind } = {
  who: 'who',
  integer: 'number',
  number: 'number',
  percent: 'number',
  sign: 'number',
  string: 'string',
  said: 'said',
  date: 'date',
  time: 'date',
  count: 'any[]',
};

interface Use {
  readonly of: string;
  readonly parameter: string;
  readonly options: Options;
}

/** Compiles one message, or throws an error that says what is wrong with it. */
export function compileMessage(text: string, findTable: FindTable): Compiled {
  const model = parseMessage(withoutLineBreaks(text));
  const params = new Map<string, Kind>();
  const declared = new Map<string, Use>();
  for (const { name, value } of model.declarations) declared.set(name, useOf(value, declared, findTable, params));
  const context: Context = { declared, findTable, params };
  if (model.type === 'message') return { message: shortest(compilePattern(model.pattern, context)), params };
  return { message: choiceOf(model, context), params };
}

interface Context {
  readonly declared: ReadonlyMap<string, Use>;
  readonly findTable: FindTable;
  readonly params: Map<string, Kind>;
}

/** Lines of a catalogue end where they are long enough; in a sentence that is a space. */
function withoutLineBreaks(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

function useOf(expression: Model.Expression, declared: ReadonlyMap<string, Use>, findTable: FindTable, params: Map<string, Kind>): Use {
  const { arg, functionRef } = expression;
  if (arg?.type !== 'variable') throw new Error('only parameters can be placed: {$name}');
  const before = declared.get(arg.name);
  const parameter = before?.parameter ?? arg.name;
  if (!functionRef) return before ?? noted({ of: 'string', parameter, options: {} }, findTable, params);
  const options = optionsOf(functionRef.options);
  const of = KINDS[functionRef.name] || functionRef.name === 'list' ? functionRef.name : findTable(functionRef.name);
  if (of === null) throw new Error(`there is no function or table of terms called :${functionRef.name}`);
  return noted({ of, parameter, options: of === 'list' ? listOptions(options, findTable) : options }, findTable, params);
}

function listOptions(options: Options, findTable: FindTable): Options {
  const { of = 'string' } = options;
  const items = KINDS[of] ? of : findTable(of);
  if (items === null) throw new Error(`there is no function or table of terms called ${of}`);
  return { ...options, of: items };
}

function optionsOf(options: Model.Options | undefined): Options {
  return Object.fromEntries(
    Object.entries(options ?? {}).map(([name, value]) => {
      if (value.type !== 'literal') throw new Error(`the option ${name} has to be written out`);
      return [name, value.value];
    }),
  );
}

function noted(use: Use, _: FindTable, params: Map<string, Kind>): Use {
  const kind = kindOf(use);
  const before = params.get(use.parameter);
  if (before !== undefined && before !== kind) {
    const merged = mergedKind(before, kind);
    if (merged === null) throw new Error(`$${use.parameter} is used as ${before} and as ${kind}`);
    params.set(use.parameter, merged);
  } else params.set(use.parameter, kind);
  return use;
}

function mergedKind(a: Kind, b: Kind): Kind | null {
  if (a === 'any[]' && b.endsWith('[]')) return b;
  if (b === 'any[]' && a.endsWith('[]')) return a;
  if ((a === 'term' && b === 'string') || (a === 'string' && b === 'term')) return 'term';
  return null;
}

function kindOf({ of, options }: Use): Kind {
  if (of !== 'list') return KINDS[of] ?? 'term';
  const item = KINDS[options['of']] ?? 'string';
  return `${item === 'term' ? 'string' : item}[]` as Kind;
}

function placeholder({ of, parameter, options }: Use): Placeholder {
  return Object.keys(options).length === 0 ? [of, parameter] : [of, parameter, options];
}

function compilePattern(pattern: Model.Pattern, { declared, findTable, params }: Context): Pattern {
  return pattern.map((piece) => {
    if (typeof piece === 'string') return piece;
    if (piece.type === 'markup') return [`${piece.kind === 'close' ? '/' : '#'}${piece.name}`] as const;
    const use = useOf(piece, declared, findTable, params);
    if (use.of === 'sign' || use.of === 'count') throw new Error(`:${use.of} only chooses between variants`);
    return placeholder(use);
  });
}

function shortest(pattern: Pattern): string | Pattern {
  if (pattern.length === 0) return '';
  return pattern.length === 1 && typeof pattern[0] === 'string' ? pattern[0] : pattern;
}

function choiceOf({ selectors, variants }: Model.SelectMessage, context: Context): Choice {
  const by = selectors.map(({ name }) => {
    const use = context.declared.get(name);
    if (!use) throw new Error(`.match $${name} needs a declaration: .input {$${name} :who}`);
    return placeholder(use);
  });
  const compiled = variants.map(({ keys, value }) => ({
    keys: keys.map((key) => (key.type === '*' ? '*' : key.value)),
    pattern: shortest(compilePattern(value, context)),
  }));
  if (!compiled.some(({ keys }) => keys.every((key) => key === '*'))) throw new Error('the variant for everything else (*) is missing');
  const sorted = compiled.toSorted((a, b) => compareKeys(a.keys, b.keys));
  return { by, variants: sorted.map(({ keys, pattern }) => [keys, pattern] as const) };
}

/** Exact numbers come before categories, and anything before `*`: the first selector decides first. */
function compareKeys(a: readonly string[], b: readonly string[]): number {
  const rankOf = (key: string): number => (key === '*' ? 2 : /^-?\d+$/.test(key) ? 0 : 1);
  for (const [index, key] of a.entries()) {
    const difference = rankOf(key) - rankOf(b[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}
