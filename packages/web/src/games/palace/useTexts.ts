import { useLanguage } from '../../words/language.ts';
import { type Texts, textsIn } from './table-texts.ts';

/** What the table says, in the language of the page. */
export function useTexts(): Texts {
  return textsIn(useLanguage());
}
