import type { TableCard } from '@luftschloss/protocol';
import { useState } from 'react';
import { NAMELESS } from '../shell/nameless.ts';
import { settingsNow } from '../shell/settings.ts';
import { useWords } from '../words/language.ts';
import { contributionFor } from './deal.ts';
import type { Ticket } from './invitation.ts';
import { LONGEST_TYPED, takeName } from './naming.ts';
import { useSaying } from './saying.ts';
import { request } from './server.ts';

interface SittingDownProps {
  card: TableCard;
  ticket: Ticket;
  seated(): void;
}

/** Says one's name and takes a free seat: with an invitation, or at a public table. */
export function SittingDown({ card, ticket, seated }: SittingDownProps) {
  const words = useWords().online;
  const { text: problem, say, fail } = useSaying();
  const [name, setName] = useState(() => (settingsNow().name === NAMELESS ? '' : settingsNow().name));
  const invited = ticket?.kind === 'invite' || ticket?.kind === 'code';
  if (!invited && !card.listed) return <p>{words.sitting.watching()}</p>;
  const sitDown = async (): Promise<void> => {
    await takeName(name);
    const { kind: _, ...key } = ticket ?? { kind: null };
    await request('POST', `/api/tables/${card.id}/join`, { ...(invited ? key : {}), ...contributionFor(localStorage, card) });
    seated();
  };
  return (
    <form
      className="sitting-down"
      onSubmit={(event) => {
        event.preventDefault();
        say(null);
        sitDown().catch(fail);
      }}
    >
      <label>
        {words.sitting.name()}{' '}
        <input
          value={name}
          required
          maxLength={LONGEST_TYPED}
          placeholder={words.sitting.nameHint()}
          onChange={({ target }) => {
            setName(target.value);
            say(null);
          }}
        />
      </label>
      <button type="submit" className="primary" disabled={name.trim() === ''}>
        {words.waiting.sitDown()}
      </button>
      <p role="alert" className="problem">
        {problem}
      </p>
    </form>
  );
}
