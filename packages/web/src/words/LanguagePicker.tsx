import { LANGUAGES } from '@luftschloss/words';
import { useSettings } from '../shell/settings.ts';
import { chooseLanguage, useWords } from './language.ts';

export function LanguagePicker() {
  const { language } = useSettings();
  const { shell } = useWords();
  return (
    <label className="language">
      {shell.language()}{' '}
      <select value={language} onChange={({ target }) => void chooseLanguage(target.value)}>
        <option value="auto">{shell.languageOfBrowser()}</option>
        {Object.entries(LANGUAGES).map(([id, { name }]) => (
          <option key={id} value={id} lang={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
