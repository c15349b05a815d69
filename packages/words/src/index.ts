export type { Catalogue, Choice, Grammar, Message, MessageTable, Options, Pattern, Placeholder, Term, TermTable } from './catalogue.ts';
export { reasonWords as castlesReason } from './games/castles/reasons.ts';
export { GAME_WORDINGS, refusalText, wordingOf } from './games/index.ts';
export type { Wording, WordingIn } from './games/wording.ts';
export type { Language, SaidWords, Words } from './language.ts';
export { acceptedLanguages, isLanguage, LANGUAGES, type LanguageId, loadLanguage, negotiated, REFERENCE } from './languages.ts';
export { linesOf, type Retelling, retell } from './retelling.ts';
export { type Mark, type Part, type People, personAt, plain, type Said, type Slot, told, type Who } from './said.ts';
