export const THEME_NAMES = ['day', 'night'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];
