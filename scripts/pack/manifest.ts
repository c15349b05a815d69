import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a package.json of this project holds. In the sources all of them are private: only what is staged can be published. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly license: string;
  readonly type: string;
  readonly bin?: { readonly [name: string]: string };
  readonly exports?: { readonly [door: string]: string };
  readonly dependencies?: { readonly [name: string]: string };
}

export interface Package {
  /** The name of its folder in `packages`. */
  readonly folder: string;
  readonly manifest: Manifest;
}

const COMMAND = 'luftschloss';
/** The package that carries the web client. */
export const WITH_WEB_CLIENT = 'server';
/** What the program itself insists on: npm only warns. */
const OLDEST_NODE = /OLDEST_NODE = '(?<version>[\d.]+)'/;

/** The command and everything of ours that it needs, each after what it needs itself. */
export function packagesToPublish(root: string): readonly Package[] {
  const { workspaces } = readJson(join(root, 'package.json')) as { workspaces: readonly string[] };
  const all = workspaces.map((path) => ({
    folder: path.replace('packages/', ''),
    manifest: readJson(join(root, path, 'package.json')) as Manifest,
  }));
  const found = new Set<Package>();
  const visit = (name: string): void => {
    const known = all.find(({ manifest }) => manifest.name === name);
    if (!known) return;
    for (const needed of Object.keys(known.manifest.dependencies ?? {})) visit(needed);
    found.add(known);
  };
  visit(COMMAND);
  return [...found];
}

/** The package.json that is published: doors lead to the compiled files, and nothing of the development is left. */
export function publishedManifest({ folder, manifest }: Package, root: string): object {
  const { name, version, description, keywords, license, type, bin, dependencies } = manifest;
  const doors = Object.entries(manifest.exports ?? {}).map(([door, source]) => {
    const compiled = source.replace(/^\.\/src\//, './dist/');
    return [door, { types: compiled.replace(/\.ts$/, '.d.ts'), default: compiled.replace(/\.ts$/, '.js') }];
  });
  return {
    name,
    version,
    description,
    keywords,
    license,
    ...origin(folder),
    type,
    engines: { node: `>=${oldestNode(root)}` },
    ...(bin ? { bin } : {}),
    exports: { ...Object.fromEntries(doors), './package.json': './package.json' },
    files: ['dist', ...(bin ? ['bin'] : []), ...(folder === WITH_WEB_CLIENT ? ['web'] : [])],
    ...(dependencies ? { dependencies } : {}),
    publishConfig: { access: 'public' },
  };
}

function oldestNode(root: string): string {
  const version = OLDEST_NODE.exec(readFileSync(join(root, 'packages/cli/bin/luftschloss.js'), 'utf8'))?.groups?.['version'];
  if (version === undefined) throw new Error('the program does not say which Node it needs');
  return version;
}

/** Where the sources are is known where they are released from; a fork names itself without changing a file. */
function origin(folder: string): object {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
  if (!server || !repository) return {};
  const address = `${server}/${repository}`;
  return {
    homepage: `${address}#readme`,
    bugs: `${address}/issues`,
    repository: { type: 'git', url: `git+${address}.git`, directory: `packages/${folder}` },
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
