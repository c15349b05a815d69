import type { TableCard } from '@luftschloss/protocol';
import { useWords } from '../words/language.ts';
import './deal.css';

/** In groups that two people can read to each other. */
function spaced(digits: string): string {
  return digits.match(/.{1,4}/g)?.join(' ') ?? '';
}

/** Before the start: the server's commitment to its part of the deal, and who has added to it. */
export function DealSeal({ deal, seats }: Pick<TableCard, 'deal' | 'seats'>) {
  const words = useWords();
  if (!deal) return null;
  const people = seats.filter(({ kind }) => kind === 'human').length;
  const added = deal.contributions.filter((contribution) => contribution !== null).length;
  return (
    <details className="deal-seal" data-style="deal-seal">
      <summary>{words.online.deal.sealed()}</summary>
      <p>{words.online.deal.sealedHelp({ added, people })}</p>
      <code data-testid="commitment">{spaced(deal.commitment)}</code>
    </details>
  );
}
