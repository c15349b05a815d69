/** No text on a screen is smaller, in pixels. */
export const SMALLEST_TEXT = 11;

/** The page ships the first family of each; the others are for readers of a drawing without the page. */
export const SERIF = "'EB Garamond', Garamond, 'Palatino Linotype', Palatino, Georgia, serif";
export const SANS = "'Source Sans 3', 'Segoe UI', 'Helvetica Neue', Helvetica, Arial, sans-serif";
