import type { IncomingHttpHeaders } from 'node:http';
import { acceptedLanguages, type Language, type LanguageId, loadLanguage, negotiated } from '@luftschloss/words';

/** The language in which whoever asks wants to be answered. */
export function wantedLanguage(headers: IncomingHttpHeaders): LanguageId {
  return negotiated(acceptedLanguages(headers['accept-language'] ?? ''));
}

export function languageOf(headers: IncomingHttpHeaders): Promise<Language> {
  return loadLanguage(wantedLanguage(headers));
}
