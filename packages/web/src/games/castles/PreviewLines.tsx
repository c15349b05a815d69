import { REWARD_OF_TYPE } from '../../gallery/room-words.ts';
import { money } from './money.ts';
import type { Preview } from './preview.ts';

export function PointsBadge({ points }: { points: number }) {
  return (
    <output className={`points-badge ${points < 0 ? 'loss' : ''}`} data-testid="preview-points">
      {points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'}
    </output>
  );
}

/** What an action brings before it is done: every point with its reason, rewards, and what is left to pay with. */
export function PreviewLines({ preview, names }: { preview: Preview; names: readonly string[] }) {
  const { reasons, rewards, paid, paidTo, money: left, swans } = preview;
  return (
    <ul className="preview">
      {left !== null && (
        <li className="pay">
          {paid > 0 ? `pay ${money(paid)} ${paidTo === null ? 'to the bank' : `to ${names[paidTo]}`}; ` : ''}
          <span data-testid="money-left">{money(left)}</span> left
        </li>
      )}
      {rewards.map(({ room, type }) => (
        <li key={room} className="completes">
          completes <em>{room}</em>: {REWARD_OF_TYPE[type]}
        </li>
      ))}
      {swans > 0 && (
        <li>
          brings {swans} {swans === 1 ? 'swan' : 'swans'}
        </li>
      )}
      {reasons.map(({ points, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same reason may count twice.
        <li key={`${text} ${index}`} className="reason">
          <b>{points > 0 ? `+${points}` : `−${-points}`}</b> {text}
        </li>
      ))}
    </ul>
  );
}
