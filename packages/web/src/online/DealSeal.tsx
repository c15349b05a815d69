import type { TableCard } from '@luftschloss/protocol';
import './deal.css';

/** In groups that two people can read to each other. */
function spaced(digits: string): string {
  return digits.match(/.{1,4}/g)?.join(' ') ?? '';
}

/** Before the start: the server's commitment to its part of the deal, and who has added to it. */
export function DealSeal({ deal, seats }: Pick<TableCard, 'deal' | 'seats'>) {
  if (!deal) return null;
  const people = seats.filter(({ kind }) => kind === 'human').length;
  const added = deal.contributions.filter((contribution) => contribution !== null).length;
  return (
    <details className="deal-seal" data-style="deal-seal">
      <summary>The deal is sealed</summary>
      <p>
        The server has drawn its part of the deal and cannot change it any more: this is its fingerprint. The page of every player adds
        random digits of its own ({added} of {people} so far), so that nobody chooses the deal, and after the end everybody can check it.
      </p>
      <code data-testid="commitment">{spaced(deal.commitment)}</code>
    </details>
  );
}
