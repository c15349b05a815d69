import { useState } from 'react';
import { changeSettings, NAMELESS, settingsNow } from '../shell/settings.ts';
import { isOnline, request } from './server.ts';

/** The name that others see: kept on this device, and at every table of the server where one sits. */
export function NameField() {
  const [name, setName] = useState(() => (settingsNow().name === NAMELESS ? '' : settingsNow().name));
  const [said, setSaid] = useState('');
  const rename = async (): Promise<void> => {
    changeSettings({ name: name.trim() });
    if (await isOnline()) await request('PUT', '/api/me', { name: name.trim() });
    setSaid(`You are called ${name.trim()} now.`);
  };
  return (
    <form
      className="seat-row"
      onSubmit={(event) => {
        event.preventDefault();
        rename().catch((error: Error) => setSaid(error.message));
      }}
    >
      <label>
        <span className="visually-hidden">Your name</span>
        <input value={name} required maxLength={24} placeholder="What are you called?" onChange={({ target }) => setName(target.value)} />
      </label>
      <button type="submit" disabled={name.trim() === ''}>
        Rename
      </button>
      <span role="status" className="small">
        {said}
      </span>
    </form>
  );
}
