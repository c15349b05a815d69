import { type CastlesView, castles, ownSeat, type SwanColour, swanMoney, swanPoints, withoutSwans } from '@luftschloss/engine/castles';
import { useState } from 'react';
import { pointsWords } from '../../gallery/room-words.ts';
import { money } from './money.ts';
import { SwanToken } from './SwanToken.tsx';

/** One's own swans: those that are pressed can be turned in for money. */
export function SwanPurse({ view, act }: { view: CastlesView; act(action: unknown): void }) {
  const { swans } = ownSeat(view);
  const [chosen, setChosen] = useState<{ of: string; places: readonly number[] }>({ of: '', places: [] });
  const mine = swans.join();
  const places = chosen.of === mine ? chosen.places : [];
  const taken = places.map((place) => swans[place]);
  const toggle = (place: number): void => {
    const next = places.includes(place) ? places.filter((each) => each !== place) : [...places, place];
    if (next.length === 0 || castles.refusal(view, turnIn(next.map((each) => swans[each]))) === null) setChosen({ of: mine, places: next });
  };
  if (swans.length === 0 || castles.refusal(view, turnIn(swans.slice(0, 1))) !== null) return null;
  return (
    <div className="swan-purse">
      <span className="small" id="swan-purse-title">
        My swans, {pointsWords(swanPoints(swans))} at the end
      </span>
      <ul aria-labelledby="swan-purse-title">
        {swans.map((colour, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two swans of a colour are alike.
          <li key={`${colour} ${place}`}>
            <button type="button" aria-pressed={places.includes(place)} onClick={() => toggle(place)}>
              <SwanToken colour={colour} size={30} />
            </button>
          </li>
        ))}
      </ul>
      {taken.length > 0 && (
        <button type="button" className="primary" data-testid="turn-in" onClick={() => act(turnIn(taken))}>
          Turn in for {money(swanMoney(taken.length))}
          <span className="after">, leaving {pointsWords(swanPoints(withoutSwans(swans, taken) ?? []))}</span>
        </button>
      )}
    </div>
  );
}

function turnIn(swans: readonly SwanColour[]) {
  return { type: 'exchange-swans' as const, swans };
}
