export { ALL_BUNDLES, type BundleId } from './bundles.ts';
export type {
  Bundle,
  Catalogue,
  Choice,
  Grammar,
  Message,
  MessageTable,
  Options,
  Pattern,
  Placeholder,
  Term,
  TermTable,
} from './catalogue.ts';
export { betweenWording } from './games/between/index.ts';
export { builderAt as betweenBuilder, cellWords as betweenCell } from './games/between/names.ts';
export { ruleWords as betweenRule } from './games/between/rules.ts';
export {
  castleTalk as betweenTalk,
  PHRASES as BETWEEN_PHRASES,
  phraseLine as betweenPhraseLine,
  talkLine as betweenTalkLine,
  talkWords as betweenTalkWords,
} from './games/between/talk.ts';
export { castlesWording } from './games/castles/index.ts';
export { reasonWords as castlesReason } from './games/castles/reasons.ts';
export { GAME_WORDINGS, wordingOf } from './games/index.ts';
export { type DescribedOption, describedOptions, type OptionNames, optionNamesOf } from './games/option-names.ts';
export { palaceWording } from './games/palace/index.ts';
export { tileName as palaceTileName, tileWords as palaceTile } from './games/palace/names.ts';
export { type ScoreNames, scoreNamesOf } from './games/score-names.ts';
export { factText, refusalText, type Wording, type WordingIn } from './games/wording.ts';
export type { Language, SaidWords, Words } from './language.ts';
export { acceptedLanguages, isLanguage, LANGUAGES, type LanguageId, negotiated, REFERENCE } from './languages.ts';
export { loadLanguage } from './loading.ts';
export { type ProblemSpeakers, problemText } from './problems.ts';
export { linesOf, type Retelling, retell } from './retelling.ts';
export { type Mark, type Part, type People, personAt, plain, type Said, type Slot, told, type Who } from './said.ts';
export { questionCategories, sheetMisfit, sheetQuestion, sheetReason } from './scoresheet.ts';
export { capital } from './terms.ts';
