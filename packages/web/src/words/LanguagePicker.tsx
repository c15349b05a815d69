import { isLanguage, LANGUAGES, negotiated } from '@luftschloss/words';
import { useState } from 'react';
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
  const [missed, setMissed] = useState<string | null>(null);
  const ofBrowser = LANGUAGES[negotiated(navigator.languages)].name;
  const choose = async (chosen: string): Promise<void> => {
    setMissed(null);
    if (!(await chooseLanguage(chosen))) setMissed(isLanguage(chosen) ? LANGUAGES[chosen].name : ofBrowser);
  };
  return (
    <>
      <label className="language">
        {settings.language()}{' '}
        <select value={language} onChange={({ target }) => void choose(target.value)}>
          <option value="auto">{settings.languageOfBrowser({ language: ofBrowser })}</option>
          {offered(language).map(([id, name]) => (
            <option key={id} value={id} lang={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <span role="status" className="problem small">
        {missed !== null && settings.languageMissed({ language: missed })}
      </span>
    </>
  );
}
