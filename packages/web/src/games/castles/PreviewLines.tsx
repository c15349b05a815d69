import { REWARD_OF_TYPE } from '../../gallery/room-words.ts';
import type { Completion, Gains } from './gains.ts';
import { money } from './money.ts';

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

/** What the placement brings in all, and its parts: now, by completing rooms, by own cards; favors stand apart, since others may still take them. */
export function Headline({ gains }: { gains: Gains }) {
  const { preview, completions, cards, favors } = gains;
  return (
    <ul className="gains" aria-label="What it brings">
      <li className={`now ${preview.points < 0 ? 'loss' : ''}`}>
        <output className="points-badge" data-testid="preview-points">
          {signed(preview.points)}
        </output>
        <span>now</span>
      </li>
      {completions.map((completion) => (
        <li key={completion.room} className="completing" data-testid="completes">
          {rewardSign(completion)}
          <span>completes {completion.name}</span>
        </li>
      ))}
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
    </ul>
  );
}

function rewardSign({ points, money: amount }: Completion) {
  if (points !== 0) return <b>{signed(points)}</b>;
  return amount > 0 ? <b>{money(amount)}</b> : null;
}

interface PreviewLinesProps {
  gains: Gains;
  names: readonly string[];
  coins: number; // lying on the room
  score: number; // before
}

/** Every point with its reason, rewards in words, the price with the coins that help to pay it, and the score. */
export function PreviewLines({ gains, names, coins, score }: PreviewLinesProps) {
  const { preview, completions, inAll } = gains;
  const { reasons, paid, paidTo, money: left, swans } = preview;
  return (
    <ul className="preview">
      {reasons.map(({ points, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same reason may count twice.
        <li key={`${text} ${index}`} className="reason">
          <b>{signed(points)}</b> {text}
        </li>
      ))}
      {completions.map(({ room, name, type, points }) => (
        <li key={room} className="completes">
          <b>{points === 0 ? '✓' : signed(points)}</b> {name} complete: {REWARD_OF_TYPE[type]}
        </li>
      ))}
      {swans > 0 && (
        <li>
          <b>✓</b> brings {swans} {swans === 1 ? 'swan' : 'swans'}
        </li>
      )}
      {left !== null && (
        <li className="pay">
          <b>−</b>{' '}
          {paid > 0 && (
            <>
              {money(paid)} {paidTo === null ? 'to the bank' : `to ${names[paidTo]}`}
              {coins > 0 && `, ${money(coins)} lie on it`}:{' '}
            </>
          )}
          <strong>
            <span data-testid="money-left">{money(left)}</span> left
          </strong>
        </li>
      )}
      <li className="total">
        Score {score} → <strong>{score + preview.points}</strong>
        {inAll !== preview.points && (
          <>
            , with all of it <strong>{score + inAll}</strong>
          </>
        )}
      </li>
    </ul>
  );
}
