import type { Bundle, Catalogue, Message, Term } from '@luftschloss/words';
import type { Kind } from './compile-message.ts';
import type { Source } from './read-language.ts';

const HEAD = '// Made from packages/words/catalogues by `npm run words`; do not change it here.\n';

const TYPES: { readonly [K in Kind]: string } = {
  who: 'Who',
  number: 'number',
  string: 'string',
  said: 'string | Said',
  date: 'number',
  term: 'string',
  'who[]': 'readonly Who[]',
  'string[]': 'readonly string[]',
  'said[]': 'readonly (string | Said)[]',
  'number[]': 'readonly number[]',
  'any[]': 'readonly unknown[]',
};

// `new(): R` would be a constructor.
const nameOf = (key: string): string => (/^[a-z_]\w*$/i.test(key) && key !== 'new' ? key : JSON.stringify(key).replaceAll('"', "'"));

/** The type of all messages: what is missing or given wrongly does not compile. */
export function messagesModule(sources: readonly Source[]): string {
  const lines = [`${HEAD}import type { Said, Who } from '../said.ts';\n`, 'export interface Messages<R> {'];
  for (const [part, inPart] of Map.groupBy(sources, (source) => source.part)) {
    lines.push(`  readonly ${nameOf(part)}: {`);
    for (const [section, inSection] of Map.groupBy(inPart, (source) => source.section)) {
      const indent = section === null ? '    ' : '      ';
      if (section !== null) lines.push(`    readonly ${nameOf(section)}: {`);
      for (const { key, params } of inSection) lines.push(`${indent}${nameOf(key)}(${paramsType(params)}): R;`);
      if (section !== null) lines.push('    };');
    }
    lines.push('  };');
  }
  return `${lines.join('\n')}\n}\n`;
}

function paramsType(params: ReadonlyMap<string, Kind>): string {
  if (params.size === 0) return '';
  return `params: { ${[...params].map(([name, kind]) => `readonly ${nameOf(name)}: ${TYPES[kind]}`).join('; ')} }`;
}

/** Some files of a language as data, a message on each line; the first of them says what the language is. */
export function bundleModule({ terms, messages }: Bundle, first: Catalogue | null): string {
  const type = first ? 'Catalogue' : 'Bundle';
  const tables = Object.entries(terms).map(([name, table]) => rows(name, table, 2));
  const parts = Object.entries(messages).map(([name, part]) => rows(name, part, 2));
  const head = first ? `  language: ${JSON.stringify(first.language)},\n  grammar: ${JSON.stringify(first.grammar)},\n` : '';
  return `${HEAD}import type { ${type} } from '../../catalogue.ts';

const bundle: ${type} = {
${head}  terms: ${block(tables)},
  messages: ${block(parts)},
};

export default bundle;
`;
}

function block(lines: readonly string[]): string {
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n  }`;
}

/** How the bundles of every language are loaded, each by itself. */
export function loadersModule(languages: readonly string[], bundles: readonly string[]): string {
  const rowsOf = (language: string) => bundles.map((bundle) => `    ${nameOf(bundle)}: () => import('./${language}/${bundle}.ts'),`);
  const lines = languages.map((language) => `  ${nameOf(language)}: {\n${rowsOf(language).join('\n')}\n  },`);
  return `${HEAD}import type { LanguageId } from '../languages.ts';
import type { BundleLoaders } from '../loading.ts';

const loaders: { readonly [L in LanguageId]: BundleLoaders } = {
${lines.join('\n')}
};

export default loaders;
`;
}

/** The whole reference, loaded at once. */
export function referenceModule(language: string, bundles: readonly string[]): string {
  const named = bundles.map((bundle) => [bundle, bundle.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())]);
  const imports = named.map(([bundle, name]) => `import ${name} from './${language}/${bundle}.ts';`).sort();
  const spread = (field: string): string => named.map(([, name]) => `...${name}.${field}`).join(', ');
  return `${HEAD}import type { Catalogue } from '../catalogue.ts';
${imports.join('\n')}

const catalogue: Catalogue = {
  ...first,
  terms: { ${spread('terms')} },
  messages: { ${spread('messages')} },
};

export default catalogue;
`;
}

type Rows = { readonly [name: string]: Message | Term | Rows };

function rows(name: string, table: Rows, depth: number): string {
  const indent = '  '.repeat(depth);
  const lines = Object.entries(table).map(([key, value]) =>
    isRow(value, depth) ? `${indent}  ${nameOf(key)}: ${JSON.stringify(value)},` : rows(key, value as Rows, depth + 1),
  );
  return `${indent}${nameOf(name)}: {\n${lines.join('\n')}\n${indent}},`;
}

/** Texts, patterns, variants and the forms of a term are rows; sections are tables of rows. */
function isRow(value: Rows[string], depth: number): boolean {
  return typeof value === 'string' || Array.isArray(value) || depth > 2 || '' in value || Array.isArray((value as { by?: unknown }).by);
}
