import type { PalaceView } from '@luftschloss/engine/palace';
import { useMemo } from 'react';
import { FavorCards } from './FavorCards.tsx';
import { SwanToken } from './Signs.tsx';
import { setsOf, tokensOf } from './sets.ts';
import { useTexts } from './useTexts.ts';

/** On a phone, below one's own board: the swans in their sets, and the favors. */
export function MyAccount({ view, names, seat }: { view: PalaceView; names: readonly string[]; seat: number }) {
  const texts = useTexts();
  const player = view.players[seat];
  const sets = useMemo(() => setsOf(tokensOf(player)), [player]);
  return (
    <div className="my-account">
      {sets.length > 0 && (
        <section className="sheet my-sets" aria-label={texts.mySwans(tokensOf(player).length)}>
          <h2>{texts.mySwans(tokensOf(player).length)}</h2>
          <ul>
            {sets.map(({ key, tokens, points }) => (
              <li key={key}>
                {tokens.map((token) => (
                  <SwanToken key={token.key} swan={token.colour} secret={token.secret} size={24} />
                ))}
                <b>{points}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      <FavorCards view={view} names={names} />
    </div>
  );
}
