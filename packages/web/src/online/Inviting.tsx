import { useState } from 'react';
import { codeWords, keepInvitation, keptInvitation } from './invitation.ts';
import { request } from './server.ts';

/** The code for reading out, and the link for sending; whoever opened the table has the link, or makes a new one. */
export function Inviting({ id, code, host }: { id: string; code: string | null; host: boolean }) {
  const [link, setLink] = useState(() => keptInvitation(id));
  const [said, setSaid] = useState('');
  const renew = async (): Promise<void> => {
    const { inviteLink } = await request<{ inviteLink: string }>('POST', `/api/tables/${id}/invite`);
    keepInvitation(id, inviteLink);
    setLink(inviteLink);
    setSaid('The old link and the old code do not work any more.');
  };
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setSaid('Copied.');
  };
  const attempt = (work: Promise<void>): void => {
    work.catch((error: Error) => setSaid(error.message));
  };
  return (
    <>
      <h2>Invite friends</h2>
      {code && (
        <p>
          They type this code in the entrance hall: <strong className="table-code">{codeWords(code)}</strong>
        </p>
      )}
      {host && link && (
        <label>
          Or send them this link:
          <span className="copying">
            <input className="invitation" readOnly value={link} onFocus={({ target }) => target.select()} />
            <button type="button" onClick={() => attempt(copy(link))}>
              Copy
            </button>
          </span>
        </label>
      )}
      {host && (
        <p>
          <button type="button" className="quiet" onClick={() => attempt(renew())}>
            {link ? 'Replace link and code' : 'Make a link to send'}
          </button>{' '}
          <span role="status" className="small">
            {said}
          </span>
        </p>
      )}
    </>
  );
}
