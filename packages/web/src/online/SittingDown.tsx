import { useState } from 'react';
import { NAMELESS, settingsNow } from '../shell/settings.ts';
import type { Ticket } from './invitation.ts';
import { LONGEST_TYPED, takeName } from './naming.ts';
import { request } from './server.ts';

interface SittingDownProps {
  id: string;
  ticket: Ticket;
  listed: boolean;
  seated(): void;
}

/** Says one's name and takes a free seat: with an invitation, or at a public table. */
export function SittingDown({ id, ticket, listed, seated }: SittingDownProps) {
  const [name, setName] = useState(() => (settingsNow().name === NAMELESS ? '' : settingsNow().name));
  const [problem, setProblem] = useState<string | null>(null);
  const invited = ticket?.kind === 'invite' || ticket?.kind === 'code';
  if (!invited && !listed) return <p>You are watching. A seat needs the invitation of somebody who sits here.</p>;
  const sitDown = async (): Promise<void> => {
    await takeName(name);
    const { kind: _, ...key } = ticket ?? { kind: null };
    await request('POST', `/api/tables/${id}/join`, invited ? key : {});
    seated();
  };
  return (
    <form
      className="sitting-down"
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(null);
        sitDown().catch((error: Error) => setProblem(error.message));
      }}
    >
      <label>
        Your name{' '}
        <input
          value={name}
          required
          maxLength={LONGEST_TYPED}
          placeholder="What are you called?"
          onChange={({ target }) => {
            setName(target.value);
            setProblem(null);
          }}
        />
      </label>
      <button type="submit" className="primary" disabled={name.trim() === ''}>
        Sit down
      </button>
      <p role="alert" className="problem">
        {problem}
      </p>
    </form>
  );
}
