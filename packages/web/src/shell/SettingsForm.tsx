import { useState } from 'react';
import { LanguagePicker } from '../words/LanguagePicker.tsx';
import { askForNotices, type NoticePermission, noticePermission } from './notices.ts';
import { ThemePicker } from './Shell.tsx';
import { changeSettings, useSettings } from './settings.ts';
import { play } from './sound.ts';

/** What everybody may set for this device, at any time. */
export function SettingsForm() {
  const { sound, pace, inWords } = useSettings();
  return (
    <div className="settings">
      <div className="setting">
        <LanguagePicker />
      </div>
      <div className="setting">
        <ThemePicker label="Look" />
        <p className="small">Ink on paper by day, chalk on a blueprint by night, or as the device has it.</p>
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
          Sounds
        </label>
        <p className="small">A bell when it is your turn, a knock when something is built, coins when they move.</p>
      </div>
      <div className="setting">
        <label>
          <input
            type="checkbox"
            checked={pace === 'calm'}
            onChange={({ target }) => changeSettings({ pace: target.checked ? 'calm' : 'quick' })}
          />{' '}
          Bots hesitate a moment
        </label>
        <p className="small">So that you can follow what they do. Holds for tables that are opened from now on.</p>
      </div>
      <div className="setting">
        <label>
          <input type="checkbox" checked={inWords} onChange={({ target }) => changeSettings({ inWords: target.checked })} /> Tables in words
        </label>
        <p className="small">
          Everything that can be done as a sentence, and everything that lies on the table in words, instead of a picture table.
        </p>
      </div>
      <NoticeSetting />
    </div>
  );
}

const REFUSED: { readonly [permission in NoticePermission]?: string } = {
  denied: 'Your browser does not let this page show notices. Its own settings for this page can change that.',
  impossible: 'This browser shows no notices.',
};

function NoticeSetting() {
  const { notices } = useSettings();
  const [permission, setPermission] = useState(noticePermission);
  const wanted = notices && permission === 'granted';
  const turnOn = async (): Promise<void> => {
    const answer = await askForNotices();
    setPermission(answer);
    changeSettings({ notices: answer === 'granted' });
  };
  return (
    <div className="setting">
      {wanted ? (
        <button type="button" onClick={() => changeSettings({ notices: false })}>
          No more notices
        </button>
      ) : (
        <button type="button" disabled={REFUSED[permission] !== undefined} onClick={() => void turnOn()}>
          Show a notice when it is my turn
        </button>
      )}
      <p className="small" role="status">
        {wanted
          ? 'The browser shows a notice when it is your turn and this page is out of sight.'
          : (REFUSED[permission] ?? 'While this page is open, but out of sight. The browser will ask you once.')}
      </p>
    </div>
  );
}
