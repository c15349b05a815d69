import catalogue from './generated/reference.ts';
import { languageFrom } from './language.ts';

/** The reference, at hand without waiting: for servers, command lines and tests. Pages load their language by itself. */
export const english = languageFrom(catalogue);
