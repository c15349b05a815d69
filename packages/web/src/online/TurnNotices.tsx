import { useEffect, useState } from 'react';
import { askForNotices } from '../shell/notices.ts';
import { useWords } from '../words/language.ts';
import { PageProblem, problemWords } from './problems.ts';
import { request } from './server.ts';
import { NOT_TOLD, subscribe, type Told, tell, toldAt } from './turn-notices.ts';

/** Messages that reach a person whose page is closed: Web Push to this device, or a line in a channel by webhook. */
export function TurnNotices({ id }: { id: string }) {
  const words = useWords();
  const [key, setKey] = useState<string | null>(null);
  const [told, setTold] = useState<Told>(NOT_TOLD);
  const [said, setSaid] = useState('');
  useEffect(() => {
    request<{ key: string | null }>('GET', '/api/push-key').then(
      (answer) => setKey(answer.key),
      () => {},
    );
    toldAt(id).then(setTold, () => {});
  }, [id]);
  const attempt = async (work: Promise<Told>, done: string): Promise<void> => {
    try {
      setTold(await work);
      setSaid(done);
    } catch (error) {
      setSaid(problemWords(words, error));
    }
  };
  const pushOn = async (): Promise<Told> => {
    if ((await askForNotices()) !== 'granted') throw new PageProblem(({ problems: { page } }) => page['no-notices']());
    return tell(id, { push: await subscribe(key ?? '') });
  };
  return (
    <div className="setting">
      {key !== null && !told.push && (
        <button type="button" onClick={() => void attempt(pushOn(), 'This device will be told, also when the page is closed.')}>
          Tell this device, also when the page is closed
        </button>
      )}
      {told.push && (
        <button type="button" onClick={() => void attempt(tell(id, { push: null }), 'No device will be told any more.')}>
          Tell no device any more
        </button>
      )}
      <Webhook
        on={told.webhook}
        save={(address) =>
          void attempt(tell(id, { webhook: address }), address ? 'That channel will be told.' : 'No channel will be told.')
        }
      />
      <p role="status" className="small">
        {said || 'A message is sent when you have been asked for a minute and did not act.'}
      </p>
    </div>
  );
}

function Webhook({ on, save }: { on: boolean; save(address: string | null): void }) {
  const [address, setAddress] = useState('');
  if (on) {
    return (
      <p>
        A webhook is told.{' '}
        <button type="button" onClick={() => save(null)}>
          Tell it no more
        </button>
      </p>
    );
  }
  return (
    <form
      className="seat-row"
      onSubmit={(event) => {
        event.preventDefault();
        save(address.trim());
        setAddress('');
      }}
    >
      <label>
        Webhook, for instance of a Discord channel{' '}
        <input type="url" required value={address} placeholder="https://…" onChange={({ target }) => setAddress(target.value)} />
      </label>
      <button type="submit" disabled={address.trim() === ''}>
        Save
      </button>
    </form>
  );
}
