import { castlesReason, plain } from '@luftschloss/words';
import { signed } from '../../board/signed.ts';
import { REWARD_OF_TYPE } from '../../gallery/room-words.ts';
import { useLanguage } from '../../words/language.ts';
import type { Completion, Gains } from './gains.ts';
import { money } from './money.ts';

/** The parts of what the placement brings in all: now, by own cards, by completing rooms; favors stand apart, since others may still take them. */
export function Headline({ gains: { preview, completions, cards, favors } }: { gains: Gains }) {
  return (
    <ul className="gains" aria-label="What it brings">
      <li className={`now ${preview.points < 0 ? 'loss' : ''}`}>
        <output className="points-badge" data-testid="preview-points">
          {signed(preview.points)}
        </output>
        <span>now</span>
      </li>
      {cards !== 0 && (
        <li className={cards < 0 ? 'loss' : ''}>
          <b data-testid="preview-cards">{signed(cards)}</b>
          <span>my cards</span>
        </li>
      )}
      {favors !== 0 && (
        <li className={`so-far ${favors < 0 ? 'loss' : ''}`}>
          <b data-testid="preview-favors">{signed(favors)}</b>
          <span>favors so far</span>
        </li>
      )}
      {preview.swans > 0 && (
        <li>
          <b>{preview.swans}</b>
          <span>{preview.swans === 1 ? 'swan' : 'swans'}</span>
        </li>
      )}
      {completions.map((completion) => (
        <li key={completion.room} className="completing" data-testid="completes">
          {rewardSign(completion)}
          <span>
            completes {completion.name}: {REWARD_OF_TYPE[completion.type]}
          </span>
        </li>
      ))}
    </ul>
  );
}

function rewardSign({ points, money: amount }: Completion) {
  if (points !== 0) return <b>{signed(points)}</b>;
  return amount > 0 ? <b>{money(amount)}</b> : null;
}

/** Every point that is scored now, with its reason. */
export function PreviewLines({ gains: { preview } }: { gains: Gains }) {
  const { said } = useLanguage();
  return (
    <ul className="preview">
      {preview.reasons.map(({ points, entry, rooms }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same reason may count twice.
        <li key={`${entry.join()} ${index}`} className="reason">
          <b>{signed(points)}</b> {plain(castlesReason(said, entry, (room) => rooms[room] ?? ''))}
        </li>
      ))}
    </ul>
  );
}

interface OutcomeProps {
  gains: Gains;
  names: readonly string[];
  coins: number; // lying on the room
  score: number; // before
}

/** The price with the coins that help to pay it, and the score: in sight however many reasons there are. */
export function Outcome({ gains, names, coins, score }: OutcomeProps) {
  const { preview, inAll } = gains;
  const { paid, paidTo, money: left } = preview;
  return (
    <div className="outcome">
      {left !== null && (
        <p className="pay">
          {paid > 0 && (
            <>
              −{money(paid)} {paidTo === null ? 'to the bank' : `to ${names[paidTo]}`}
              {coins > 0 && `, ${money(coins)} lie on it`}:{' '}
            </>
          )}
          <strong>
            <span data-testid="money-left">{money(left)}</span> left
          </strong>
        </p>
      )}
      <p>
        Score {score} → <strong>{score + preview.points}</strong>
        {inAll !== preview.points && (
          <>
            , with all of it <strong>{score + inAll}</strong>
          </>
        )}
      </p>
    </div>
  );
}
