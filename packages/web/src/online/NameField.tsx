import { useState } from 'react';
import { NAMELESS } from '../shell/nameless.ts';
import { settingsNow } from '../shell/settings.ts';
import { useWords } from '../words/language.ts';
import { LONGEST_TYPED, takeName } from './naming.ts';
import { useSaying } from './saying.ts';

/** The name that others see: kept on this device, and at every table of the server where one sits. */
export function NameField() {
  const { sitting } = useWords().online;
  const { text, say, fail } = useSaying();
  const [name, setName] = useState(() => (settingsNow().name === NAMELESS ? '' : settingsNow().name));
  const rename = async (): Promise<void> => {
    const taken = await takeName(name);
    say(({ online }) => online.sitting.renamed({ name: taken }));
  };
  return (
    <form
      className="seat-row"
      onSubmit={(event) => {
        event.preventDefault();
        rename().catch(fail);
      }}
    >
      <label>
        <span className="visually-hidden">{sitting.name()}</span>
        <input
          value={name}
          required
          maxLength={LONGEST_TYPED}
          placeholder={sitting.nameHint()}
          onChange={({ target }) => {
            setName(target.value);
            say(null);
          }}
        />
      </label>
      <button type="submit" disabled={name.trim() === ''}>
        {sitting.rename()}
      </button>
      <span role="status" className="small">
        {text}
      </span>
    </form>
  );
}
