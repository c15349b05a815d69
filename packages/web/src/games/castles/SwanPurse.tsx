import { type CastlesView, castles, ownSeat, type SwanColour, swanMoney, swanPoints, withoutSwans } from '@luftschloss/engine/castles';
import { useState } from 'react';
import { pointsWords } from '../../gallery/room-words.ts';
import { useWords } from '../../words/language.ts';
import { money } from './money.ts';
import { SwanToken } from './SwanToken.tsx';

/** All swans at once, if they may be turned in now. */
export function allSwans(view: CastlesView): ReturnType<typeof turnIn> | null {
  const { swans } = ownSeat(view);
  return swans.length > 0 && castles.refusal(view, turnIn(swans)) === null ? turnIn(swans) : null;
}

/** Of how many the rules let somebody get rid now. */
function mostOf(view: CastlesView, swans: readonly SwanColour[]): number {
  return swans.filter((_, place) => castles.refusal(view, turnIn(swans.slice(0, place + 1))) === null).length;
}

/** One's own swans and what they are worth: all of them, or those that are pressed, can be turned in for money. */
export function SwanPurse({ view, act }: { view: CastlesView; act(action: unknown): void }) {
  const words = useWords();
  const { swans: say } = words['castles-table'];
  const { swans } = ownSeat(view);
  const [chosen, setChosen] = useState<{ of: string; places: readonly number[] }>({ of: '', places: [] });
  const mine = swans.join();
  const places = chosen.of === mine ? chosen.places : [];
  if (swans.length === 0 || castles.refusal(view, turnIn(swans.slice(0, 1))) !== null) return null;
  const toggle = (place: number): void => {
    const next = places.includes(place) ? places.filter((each) => each !== place) : [...places, place];
    if (next.length === 0 || castles.refusal(view, turnIn(next.map((each) => swans[each]))) === null) setChosen({ of: mine, places: next });
  };
  const some = places.map((place) => swans[place]);
  const offered = some.length > 0 ? turnIn(some) : allSwans(view);
  const points = pointsWords(words, swanPoints(withoutSwans(swans, some) ?? []));
  return (
    <div className="swan-purse">
      <span className="small" id="swan-purse-title">
        {say.title()}
      </span>
      <ul aria-labelledby="swan-purse-title">
        {swans.map((colour, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two swans of a colour are alike.
          <li key={`${colour} ${place}`}>
            <button type="button" aria-pressed={places.includes(place)} onClick={() => toggle(place)}>
              <SwanToken colour={colour} size={27} />
            </button>
          </li>
        ))}
      </ul>
      <span className="small worth">
        {some.length > 0
          ? say.leaves({ points })
          : offered
            ? say.atEnd({ points })
            : say.atEndOrChosen({ points, most: mostOf(view, swans) })}
      </span>
      {offered && (
        <button type="button" data-testid="turn-in" onClick={() => act(offered)}>
          {(some.length > 0 ? say.tradeSome : say.tradeAll)({
            count: offered.swans.length,
            money: money(words, swanMoney(offered.swans.length)),
          })}
          <kbd>T</kbd>
        </button>
      )}
    </div>
  );
}

function turnIn(swans: readonly SwanColour[]) {
  return { type: 'exchange-swans' as const, swans };
}
