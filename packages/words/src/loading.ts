import { ALL_BUNDLES, type BundleId } from './bundles.ts';
import type { Bundle, Catalogue } from './catalogue.ts';
import LOADERS from './generated/loaders.ts';
import { type GrowingLanguage, growingLanguage, type Language } from './language.ts';
import type { LanguageId } from './languages.ts';

/** The files of a language, each loaded by itself. */
export type BundleLoaders = { readonly [B in BundleId]: () => Promise<{ readonly default: Bundle }> } & {
  readonly first: () => Promise<{ readonly default: Catalogue }>;
};

/** Loads bundles of one language into one `Language`, each once. A failure is forgotten, so that the next attempt may succeed. */
export class LanguageLoader {
  readonly #loaders: BundleLoaders;
  readonly #first: (catalogue: Catalogue) => GrowingLanguage;
  readonly #change: (bundle: Bundle) => Bundle;
  #growing: Promise<GrowingLanguage> | null = null;
  readonly #added = new Map<BundleId, Promise<void>>();

  constructor(
    loaders: BundleLoaders,
    first: (catalogue: Catalogue) => GrowingLanguage = growingLanguage,
    change: (bundle: Bundle) => Bundle = (bundle) => bundle,
  ) {
    this.#loaders = loaders;
    this.#first = first;
    this.#change = change;
  }

  async load(bundles: readonly BundleId[]): Promise<Language> {
    const [{ language }] = await Promise.all([this.#begin(), ...bundles.map((bundle) => this.#add(bundle))]);
    return language;
  }

  #begin(): Promise<GrowingLanguage> {
    const begun = this.#growing ?? this.#loaders.first().then(({ default: catalogue }) => this.#first(catalogue));
    this.#growing = begun;
    begun.catch(() => {
      this.#growing = null;
    });
    return begun;
  }

  #add(bundle: BundleId): Promise<void> {
    const known = this.#added.get(bundle);
    if (known) return known;
    const added = Promise.all([this.#begin(), this.#loaders[bundle]()]).then(([growing, loaded]) =>
      growing.add(this.#change(loaded.default)),
    );
    this.#added.set(bundle, added);
    added.catch(() => this.#added.delete(bundle));
    return added;
  }
}

const loaders = new Map<LanguageId, LanguageLoader>();

/** A language with the bundles that are asked for, and those that were before: it is one object, which grows. */
export function loadLanguage(id: LanguageId, bundles: readonly BundleId[] = ALL_BUNDLES): Promise<Language> {
  const loader = loaders.get(id) ?? new LanguageLoader(LOADERS[id]);
  loaders.set(id, loader);
  return loader.load(bundles);
}
