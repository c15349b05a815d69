// Made from packages/words/catalogues by `npm run words`; do not change it here.
import type { LanguageId } from '../languages.ts';
import type { BundleLoaders } from '../loading.ts';

const loaders: { readonly [L in LanguageId]: BundleLoaders } = {
  en: {
    first: () => import('./en/first.ts'),
    admin: () => import('./en/admin.ts'),
    between: () => import('./en/between.ts'),
    castles: () => import('./en/castles.ts'),
    'castles-names': () => import('./en/castles-names.ts'),
    cli: () => import('./en/cli.ts'),
    data: () => import('./en/data.ts'),
    gallery: () => import('./en/gallery.ts'),
    palace: () => import('./en/palace.ts'),
    rules: () => import('./en/rules.ts'),
  },
  de: {
    first: () => import('./de/first.ts'),
    admin: () => import('./de/admin.ts'),
    between: () => import('./de/between.ts'),
    castles: () => import('./de/castles.ts'),
    'castles-names': () => import('./de/castles-names.ts'),
    cli: () => import('./de/cli.ts'),
    data: () => import('./de/data.ts'),
    gallery: () => import('./de/gallery.ts'),
    palace: () => import('./de/palace.ts'),
    rules: () => import('./de/rules.ts'),
  },
  es: {
    first: () => import('./es/first.ts'),
    admin: () => import('./es/admin.ts'),
    between: () => import('./es/between.ts'),
    castles: () => import('./es/castles.ts'),
    'castles-names': () => import('./es/castles-names.ts'),
    cli: () => import('./es/cli.ts'),
    data: () => import('./es/data.ts'),
    gallery: () => import('./es/gallery.ts'),
    palace: () => import('./es/palace.ts'),
    rules: () => import('./es/rules.ts'),
  },
  fr: {
    first: () => import('./fr/first.ts'),
    admin: () => import('./fr/admin.ts'),
    between: () => import('./fr/between.ts'),
    castles: () => import('./fr/castles.ts'),
    'castles-names': () => import('./fr/castles-names.ts'),
    cli: () => import('./fr/cli.ts'),
    data: () => import('./fr/data.ts'),
    gallery: () => import('./fr/gallery.ts'),
    palace: () => import('./fr/palace.ts'),
    rules: () => import('./fr/rules.ts'),
  },
  pl: {
    first: () => import('./pl/first.ts'),
    admin: () => import('./pl/admin.ts'),
    between: () => import('./pl/between.ts'),
    castles: () => import('./pl/castles.ts'),
    'castles-names': () => import('./pl/castles-names.ts'),
    cli: () => import('./pl/cli.ts'),
    data: () => import('./pl/data.ts'),
    gallery: () => import('./pl/gallery.ts'),
    palace: () => import('./pl/palace.ts'),
    rules: () => import('./pl/rules.ts'),
  },
};

export default loaders;
