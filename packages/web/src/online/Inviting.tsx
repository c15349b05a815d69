import { useState } from 'react';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';
import { codeWords, keepInvitation, keptInvitation } from './invitation.ts';
import { useSaying } from './saying.ts';
import { request } from './server.ts';

/** The code for reading out, and the link for sending; whoever opened the table has the link, or makes a new one. */
export function Inviting({ id, code, host }: { id: string; code: string | null; host: boolean }) {
  const { words, said } = useLanguage();
  const { invite } = words.online;
  const { text, say, fail } = useSaying();
  const [link, setLink] = useState(() => keptInvitation(id));
  const renew = async (): Promise<void> => {
    const { inviteLink } = await request<{ inviteLink: string }>('POST', `/api/tables/${id}/invite`);
    keepInvitation(id, inviteLink);
    setLink(inviteLink);
    say(({ online }) => online.invite.replaced());
  };
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    say(({ online }) => online.invite.copied());
  };
  const attempt = (work: Promise<void>): void => {
    work.catch(fail);
  };
  return (
    <>
      <h2>{invite.title()}</h2>
      {code && (
        <p>
          <Said
            of={said.online.invite.code({ code: codeWords(code) })}
            elements={{ code: (inside) => <strong className="table-code">{inside}</strong> }}
          />
        </p>
      )}
      {host && link && (
        <label>
          {invite.link()}
          <span className="copying">
            <input className="invitation" readOnly value={link} onFocus={({ target }) => target.select()} />
            <button type="button" onClick={() => attempt(copy(link))}>
              {invite.copy()}
            </button>
          </span>
        </label>
      )}
      {host && (
        <p>
          <button type="button" className="quiet" onClick={() => attempt(renew())}>
            {link ? invite.replace() : invite.make()}
          </button>{' '}
          <span role="status" className="small">
            {text}
          </span>
        </p>
      )}
    </>
  );
}
