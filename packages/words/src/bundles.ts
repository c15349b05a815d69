/**
 * Files of the catalogues that pages load only when they show what belongs to them, a line for each lot. Whatever is in no line is in
 * the first bundle, which every page has. Servers and command lines load them all.
 */
export const BUNDLES = {
  admin: ['admin.mf2'],
  between: ['between.mf2', 'between.terms', 'between-table.mf2', 'between-sheets.mf2'],
  'between-rules': ['between-rules.mf2'],
  'between-signs': ['between-signs.mf2'],
  branches: ['branches.mf2'],
  castles: ['castles.mf2', 'castles-table.mf2', 'castles-table.terms'],
  'castles-names': ['castles.terms'], // by themselves for the picture of the entrance hall
  'castles-rules': ['castles-rules.mf2'],
  'castles-signs': ['castles-signs.mf2'],
  cli: ['cli.mf2', 'programs.mf2'],
  companion: ['companion.mf2'],
  data: ['data.mf2'],
  day: ['day.mf2'],
  deal: ['deal.mf2'],
  gallery: ['gallery.mf2'],
  general: ['general.mf2'],
  home: ['home.mf2', 'games.mf2'],
  lessons: ['learn.mf2', 'castles-lessons.mf2', 'between-lessons.mf2', 'palace-lessons.mf2'],
  palace: ['palace.mf2', 'palace.terms', 'palace-table.mf2', 'palace-sheets.mf2'],
  'palace-rules': ['palace-rules.mf2'],
  'palace-signs': ['palace-signs.mf2'],
  puzzles: ['puzzles.mf2'],
  recap: ['recap.mf2'],
  review: ['review.mf2'],
  rules: ['rules.mf2'],
  scorer: ['scorer.mf2'],
  scoresheet: ['scoresheet.mf2'],
  signs: ['signs.mf2'],
  statistics: ['statistics.mf2'],
} as const satisfies { readonly [bundle: string]: readonly string[] };

export type BundleId = keyof typeof BUNDLES;

/** What no page ever shows, so that none has to keep it. */
export const NOT_FOR_PAGES: readonly BundleId[] = ['cli'];

export const ALL_BUNDLES = Object.keys(BUNDLES) as readonly BundleId[];

/** The bundle that a file of the catalogues is in; `first` for those that every page has. */
export function bundleOf(file: string): BundleId | 'first' {
  return ALL_BUNDLES.find((bundle) => (BUNDLES[bundle] as readonly string[]).includes(file)) ?? 'first';
}
