import { useMemo } from 'react';
import { useLanguage } from '../../words/language.ts';
import { type Speech, speechOf } from './speech.ts';

export function useSpeech(): Speech {
  const language = useLanguage();
  return useMemo(() => speechOf(language), [language]);
}
