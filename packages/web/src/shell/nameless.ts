/** Nobody has said their name yet: good enough alone, not among friends. Kept tables hold it; pages show it in the reader's language. */
export const NAMELESS = 'You';
