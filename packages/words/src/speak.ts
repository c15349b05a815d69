import type { Catalogue, Choice, Message, Options, Pattern, Placeholder } from './catalogue.ts';
import { type Part, plain, type Said, type Who } from './said.ts';
import { capital, genderOf, termForm } from './terms.ts';

export type Params = { readonly [name: string]: unknown };

/** Says messages of one catalogue. */
export interface Speaker {
  say(message: Message, params: Params): Said;
}

const DIGITS: { readonly [fn: string]: Intl.NumberFormatOptions } = {
  integer: { maximumFractionDigits: 0 },
  percent: { style: 'percent', maximumFractionDigits: 0 },
};

export function speakerOf({ language, terms, grammar }: Catalogue): Speaker {
  const intl = formatters(language);

  function say(message: Message, params: Params): Said {
    if (typeof message === 'string') return [message];
    return fill('by' in message ? chosen(message, params) : message, params);
  }

  function fill(pattern: string | Pattern, params: Params): Said {
    if (typeof pattern === 'string') return [pattern];
    return pattern.flatMap((piece) => (typeof piece === 'string' ? [piece] : placed(piece, params)));
  }

  function placed([of, parameter, options = {}]: Placeholder, params: Params): readonly Part[] {
    if (parameter === undefined) return [{ mark: of.startsWith('/') ? 'close' : 'open', name: of.slice(1) }];
    return partsOf(of, params[parameter], options);
  }

  function partsOf(of: string, value: unknown, options: Options): readonly Part[] {
    if (of === 'said') return capitalised(typeof value === 'string' ? [value] : (value as Said), options);
    if (of === 'list') return listParts(value as readonly unknown[], options);
    return [{ of, value, text: textOf(of, value, options) }];
  }

  function listParts(items: readonly unknown[], { of = 'string', type = 'conjunction', ...options }: Options): readonly Part[] {
    const parts = items.map((item) => partsOf(of, item, options));
    const format = intl.list(type as Intl.ListFormatType);
    // Items may be pictures: only the words between them come from the formatter, which reads the items because Spanish says “Ada e Inés”.
    let next = 0;
    return format
      .formatToParts(parts.map((item, index) => plain(item) || String(index)))
      .flatMap((piece) => (piece.type === 'element' ? parts[next++] : [piece.value]));
  }

  function textOf(of: string, value: unknown, options: Options): string {
    if (of === 'who') return (value as Who).name;
    if (of === 'number' || of in DIGITS) return withMinus(intl.number({ ...DIGITS[of], ...options }).format(value as number));
    if (of === 'date' || of === 'time') return intl.date(of, options).format(value as number);
    return Object.hasOwn(terms, of) ? termForm(grammar, terms[of], String(value), options) : String(value);
  }

  function chosen({ by, variants }: Choice, params: Params): string | Pattern {
    const wanted = by.map(([of, parameter = '', options = {}]) => keysOf(of, params[parameter], options));
    const found = variants.find(([keys]) => keys.every((key, index) => key === '*' || wanted[index].includes(key)));
    return found?.[1] ?? '';
  }

  /** What a variant may be called for this value. */
  function keysOf(of: string, value: unknown, { select }: Options): readonly string[] {
    if (of === 'who') return [(value as Who).reader ? 'you' : 'other'];
    if (of === 'sign') return [['negative', 'zero', 'positive'][Math.sign(value as number) + 1]];
    if (of === 'count') return [String((value as readonly unknown[]).length), intl.plural('cardinal').select((value as unknown[]).length)];
    if (of === 'number' || of in DIGITS) {
      const rules = intl.plural(select === 'ordinal' ? 'ordinal' : 'cardinal');
      return [String(value), rules.select(Math.abs(value as number))];
    }
    return Object.hasOwn(terms, of) ? [String(value), genderOf(terms[of], String(value))] : [String(value)];
  }

  return { say };
}

/** `Intl` writes a hyphen in most languages, catalogues and drawings a minus: losses look alike everywhere. */
function withMinus(number: string): string {
  return number.replace('-', '−');
}

/** Another message at the beginning of this one: languages that put the verb last need it there. */
function capitalised(said: Said, options: Options): Said {
  const [first, ...rest] = said;
  if (options['capital'] !== 'yes' || first === undefined) return said;
  if (typeof first === 'string') return [capital(first), ...rest];
  return 'text' in first ? [{ ...first, text: capital(first.text) }, ...rest] : said;
}

/** `Intl` objects are dear to make and cheap to use. */
function formatters(language: string) {
  const known = new Map<string, unknown>();
  const once = <T>(key: string, make: () => T): T => {
    if (!known.has(key)) known.set(key, make());
    return known.get(key) as T;
  };
  return {
    number(options: Intl.NumberFormatOptions): Intl.NumberFormat {
      return once(`number ${JSON.stringify(options)}`, () => new Intl.NumberFormat(language, numeric(options)));
    },
    date(of: string, options: Options): Intl.DateTimeFormat {
      const style = options['style'] ?? 'medium';
      return once(`${of} ${style}`, () => new Intl.DateTimeFormat(language, { [`${of}Style`]: style }));
    },
    list(type: Intl.ListFormatType): Intl.ListFormat {
      return once(`list ${type}`, () => new Intl.ListFormat(language, { type }));
    },
    plural(type: Intl.PluralRuleType): Intl.PluralRules {
      return once(`plural ${type}`, () => new Intl.PluralRules(language, { type }));
    },
  };
}

/** Messages write options as words; `Intl` wants counts of digits as numbers. */
function numeric(options: object): Intl.NumberFormatOptions {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, /^\d+$/.test(String(value)) ? Number(value) : value]));
}
