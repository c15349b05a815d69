import { LANGUAGES, negotiated } from '@luftschloss/words';
import { useSettings } from '../shell/settings.ts';
import { chooseLanguage, PSEUDO, useWords } from './language.ts';

/** Each language by its own name: whoever does not read the page still finds theirs. */
function offered(chosen: string): (readonly [id: string, name: string])[] {
  const languages = Object.entries(LANGUAGES).map(([id, { name }]) => [id, name] as const);
  return import.meta.env.DEV || chosen === PSEUDO ? [...languages, [PSEUDO, PSEUDO]] : languages;
}

export function LanguagePicker() {
  const { language } = useSettings();
  const { settings } = useWords().shell;
  const ofBrowser = LANGUAGES[negotiated(navigator.languages)].name;
  return (
    <label className="language">
      {settings.language()}{' '}
      <select value={language} onChange={({ target }) => void chooseLanguage(target.value)}>
        <option value="auto">{settings.languageOfBrowser({ language: ofBrowser })}</option>
        {offered(language).map(([id, name]) => (
          <option key={id} value={id} lang={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
