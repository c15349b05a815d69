export const EDITIONS = ['first', 'collectors'] as const;
export type Edition = (typeof EDITIONS)[number];
