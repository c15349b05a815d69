import { useEffect, useState } from 'react';
import { askForNotices } from '../shell/notices.ts';
import { request } from './server.ts';
import { keptWishes, subscribe, tellServer, type Wishes } from './turn-notices.ts';

/** Messages that reach a person whose page is closed: Web Push to this device, or a line in a channel by webhook. */
export function TurnNotices({ id }: { id: string }) {
  const [key, setKey] = useState<string | null>(null);
  const [wishes, setWishes] = useState<Wishes>(() => keptWishes(localStorage, id));
  const [webhook, setWebhook] = useState(wishes.webhook ?? '');
  const [said, setSaid] = useState('');
  useEffect(() => {
    request<{ key: string | null }>('GET', '/api/push-key')
      .then((answer) => setKey(answer.key))
      .catch(() => {});
  }, []);
  const wish = async (next: Wishes, words: string): Promise<void> => {
    await tellServer(id, next);
    setWishes(next);
    setSaid(words);
  };
  const pushOn = async (): Promise<void> => {
    if (key === null) return;
    if ((await askForNotices()) !== 'granted') throw new Error('Your browser does not let this page show notices.');
    await wish({ ...wishes, push: await subscribe(key) }, 'This device will be told, also when the page is closed.');
  };
  // The browser's subscription stays: other tables may use it.
  const pushOff = (): Promise<void> => wish({ ...wishes, push: null }, 'This device will not be told any more.');
  const attempt = (work: Promise<void>): void => {
    work.catch((error: Error) => setSaid(error.message));
  };
  return (
    <div className="setting">
      {key !== null && (
        <p>
          <button type="button" onClick={() => attempt(wishes.push ? pushOff() : pushOn())}>
            {wishes.push ? 'Do not tell this device any more' : 'Tell this device, also when the page is closed'}
          </button>
        </p>
      )}
      <form
        className="seat-row"
        onSubmit={(event) => {
          event.preventDefault();
          const address = webhook.trim() || null;
          attempt(wish({ ...wishes, webhook: address }, address ? 'That channel will be told.' : 'No channel will be told.'));
        }}
      >
        <label>
          Webhook, for instance of a Discord channel{' '}
          <input type="url" value={webhook} placeholder="https://…" onChange={({ target }) => setWebhook(target.value)} />
        </label>
        <button type="submit" disabled={webhook.trim() === (wishes.webhook ?? '')}>
          Save
        </button>
      </form>
      <p role="status" className="small">
        {said || 'A message is sent when you have been asked for a minute and did not act.'}
      </p>
    </div>
  );
}
