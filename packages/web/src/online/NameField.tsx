import { useState } from 'react';
import { NAMELESS, settingsNow } from '../shell/settings.ts';
import { LONGEST_TYPED, takeName } from './naming.ts';

/** The name that others see: kept on this device, and at every table of the server where one sits. */
export function NameField() {
  const [name, setName] = useState(() => (settingsNow().name === NAMELESS ? '' : settingsNow().name));
  const [said, setSaid] = useState('');
  const rename = async (): Promise<void> => {
    setSaid(`You are called ${await takeName(name)} now.`);
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
        <input
          value={name}
          required
          maxLength={LONGEST_TYPED}
          placeholder="What are you called?"
          onChange={({ target }) => {
            setName(target.value);
            setSaid('');
          }}
        />
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
