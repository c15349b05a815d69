import type { NoticesOn } from '@luftschloss/protocol';
import type { Words } from '@luftschloss/words';
import { useEffect, useState } from 'react';
import { askForNotices } from '../shell/notices.ts';
import { useWords } from '../words/language.ts';
import { PageProblem } from './problems.ts';
import { useSaying } from './saying.ts';
import { request } from './server.ts';
import { NOT_TOLD, subscribe, tell, toldAt } from './turn-notices.ts';

/** Messages that reach a person whose page is closed: Web Push to this device, or a line in a channel by webhook. */
export function TurnNotices({ id }: { id: string }) {
  const { notices } = useWords().online;
  const { text, say, fail } = useSaying();
  const [key, setKey] = useState<string | null>(null);
  const [told, setTold] = useState<NoticesOn>(NOT_TOLD);
  useEffect(() => {
    request<{ key: string | null }>('GET', '/api/push-key').then(
      (answer) => setKey(answer.key),
      () => {},
    );
    toldAt(id).then(setTold, () => {});
  }, [id]);
  const attempt = async (work: Promise<NoticesOn>, done: (words: Words['online']['notices']) => string): Promise<void> => {
    try {
      setTold(await work);
      say(({ online }) => done(online.notices));
    } catch (error) {
      fail(error);
    }
  };
  const pushOn = async (): Promise<NoticesOn> => {
    if ((await askForNotices()) !== 'granted') throw new PageProblem(({ problems: { page } }) => page['no-notices']());
    return tell(id, { push: await subscribe(key ?? '') });
  };
  return (
    <div className="setting">
      {key !== null && !told.push && (
        <button type="button" onClick={() => void attempt(pushOn(), (each) => each.deviceTold())}>
          {notices.tellDevice()}
        </button>
      )}
      {told.push && (
        <button type="button" onClick={() => void attempt(tell(id, { push: null }), (each) => each.noDeviceTold())}>
          {notices.tellNoDevice()}
        </button>
      )}
      <Webhook
        on={told.webhook}
        save={(address) => void attempt(tell(id, { webhook: address }), (each) => (address ? each.webhookSaved() : each.webhookEnded()))}
      />
      <p role="status" className="small">
        {text || notices.when()}
      </p>
    </div>
  );
}

function Webhook({ on, save }: { on: boolean; save(address: string | null): void }) {
  const { notices } = useWords().online;
  const [address, setAddress] = useState('');
  if (on) {
    return (
      <p>
        {notices.webhookOn()}{' '}
        <button type="button" onClick={() => save(null)}>
          {notices.webhookEnd()}
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
        {notices.webhook()}{' '}
        <input type="url" required value={address} placeholder="https://…" onChange={({ target }) => setAddress(target.value)} />
      </label>
      <button type="submit" disabled={address.trim() === ''}>
        {notices.save()}
      </button>
    </form>
  );
}
