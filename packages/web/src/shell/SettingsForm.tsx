import { useState } from 'react';
import { remember, useMemory } from '../companion/memory.ts';
import { useRecapWanted, wantRecap } from '../recap/setting.ts';
import { LanguagePicker } from '../words/LanguagePicker.tsx';
import { useWords } from '../words/language.ts';
import { askForNotices, noticePermission } from './notices.ts';
import { ThemePicker } from './Shell.tsx';
import { changeSettings, useSettings } from './settings.ts';
import { play } from './sound.ts';

/** What everybody may set for this device, at any time. */
export function SettingsForm() {
  const { sound, pace, inWords } = useSettings();
  const { settings } = useWords().shell;
  return (
    <div className="settings">
      <div className="setting">
        <LanguagePicker />
        <p className="small">{settings.languageHelp()}</p>
      </div>
      <div className="setting">
        <ThemePicker label={settings.look()} />
        <p className="small">{settings.lookHelp()}</p>
      </div>
      <div className="setting">
        <label>
          <input
            type="checkbox"
            checked={sound}
            onChange={({ target }) => {
              changeSettings({ sound: target.checked });
              if (target.checked) play('turn');
            }}
          />{' '}
          {settings.sounds()}
        </label>
        <p className="small">{settings.soundsHelp()}</p>
      </div>
      <div className="setting">
        <label>
          <input
            type="checkbox"
            checked={pace === 'calm'}
            onChange={({ target }) => changeSettings({ pace: target.checked ? 'calm' : 'quick' })}
          />{' '}
          {settings.botsHesitate()}
        </label>
        <p className="small">{settings.botsHesitateHelp()}</p>
      </div>
      <div className="setting">
        <label>
          <input type="checkbox" checked={inWords} onChange={({ target }) => changeSettings({ inWords: target.checked })} />{' '}
          {settings.inWords()}
        </label>
        <p className="small">{settings.inWordsHelp()}</p>
      </div>
      <RecapSetting />
      <CompanionSetting />
      <NoticeSetting />
    </div>
  );
}

function RecapSetting() {
  const wanted = useRecapWanted();
  const { settings } = useWords().shell;
  return (
    <div className="setting">
      <label>
        <input type="checkbox" checked={wanted} onChange={({ target }) => wantRecap(target.checked)} data-testid="recap-setting" />{' '}
        {settings.recap()}
      </label>
      <p className="small">{settings.recapHelp()}</p>
    </div>
  );
}

function CompanionSetting() {
  const { on } = useMemory();
  const { settings } = useWords().shell;
  return (
    <div className="setting">
      <label>
        {/* Whoever turns it on again hears everything again. */}
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => remember(target.checked ? { on: true, seen: [] } : { on: false })}
          data-testid="companion-setting"
        />{' '}
        {settings.companion()}
      </label>
      <p className="small">{settings.companionHelp()}</p>
    </div>
  );
}

function NoticeSetting() {
  const { notices } = useSettings();
  const words = useWords().shell.notices;
  const [permission, setPermission] = useState(noticePermission);
  const wanted = notices && permission === 'granted';
  const refused = permission === 'denied' || permission === 'impossible' ? words[permission]() : null;
  const turnOn = async (): Promise<void> => {
    const answer = await askForNotices();
    setPermission(answer);
    changeSettings({ notices: answer === 'granted' });
  };
  return (
    <div className="setting">
      {wanted ? (
        <button type="button" onClick={() => changeSettings({ notices: false })}>
          {words.turnOff()}
        </button>
      ) : (
        <button type="button" disabled={refused !== null} onClick={() => void turnOn()}>
          {words.turnOn()}
        </button>
      )}
      <p className="small" role="status">
        {wanted ? words.on() : (refused ?? words.off())}
      </p>
    </div>
  );
}
