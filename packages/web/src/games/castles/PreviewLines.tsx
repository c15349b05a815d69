import { type CastlesView, scoreLine, termsOf } from '@luftschloss/engine/castles';
import { castlesReason, personAt, plain, type SaidWords, told } from '@luftschloss/words';
import { signed } from '../../board/signed.ts';
import { rewardWords } from '../../gallery/room-words.ts';
import { RuleLink } from '../../rulebook/RuleLink.tsx';
import { useLanguage, useWords } from '../../words/language.ts';
import { Said } from '../../words/Said.tsx';
import { CoinPile } from './Coins.tsx';
import type { Completion, Gains } from './gains.ts';
import { money } from './money.ts';
import type { Preview } from './preview.ts';

/** The parts of what the placement brings in all: now, by own cards, by completing rooms; favors stand apart, since others may still take them. */
export function Headline({ view, gains: { preview, completions, cards, favors } }: { view: CastlesView; gains: Gains }) {
  const words = useWords();
  const { brings } = words['castles-table'];
  const terms = termsOf(view, view.viewer ?? 0);
  return (
    <ul className="gains" aria-label={brings.label()}>
      <li className={`now ${preview.points < 0 ? 'loss' : ''}`} data-sign="pointsNow">
        <output className="points-badge" data-testid="preview-points">
          {signed(preview.points)}
        </output>
        <span>{brings.now()}</span>
      </li>
      {cards !== 0 && (
        <li className={cards < 0 ? 'loss' : ''} data-sign="pointsCards">
          <b data-testid="preview-cards">{signed(cards)}</b>
          <span>{brings.cards()}</span>
        </li>
      )}
      {favors !== 0 && (
        <li className={`so-far ${favors < 0 ? 'loss' : ''}`} data-sign="pointsFavors">
          <b data-testid="preview-favors">{signed(favors)}</b>
          <span>{brings.favors()}</span>
        </li>
      )}
      {preview.swans > 0 && (
        <li>
          <b>{preview.swans}</b>
          <span>{brings.swans({ count: preview.swans })}</span>
        </li>
      )}
      {completions.map((completion) => (
        <li key={completion.room} className="completing" data-testid="completes">
          <RewardSign {...completion} />
          <span>
            {completion.rewarded
              ? brings.completes({ room: completion.tile, reward: rewardWords(words, completion.type, terms) })
              : brings.completesOnly({ room: completion.tile })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function RewardSign({ points, money: amount }: Completion) {
  const words = useWords();
  if (points !== 0) return <b>{signed(points)}</b>;
  return amount > 0 ? <b>{money(words, amount)}</b> : null;
}

/** Every point that is scored now, with its reason. */
export function PreviewLines({ gains: { preview } }: { gains: Gains }) {
  const { said } = useLanguage();
  return (
    <ul className="preview">
      {preview.reasons.map(({ points, entry, rooms }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same reason may count twice.
        <li key={`${entry.join()} ${index}`} className={points < 0 ? 'reason loss' : 'reason'}>
          <b>{signed(points)}</b> {plain(castlesReason(said, entry, (room) => rooms[room] ?? ''))}
          <RuleLink
            brief
            game="castles"
            address={`score:${scoreLine(entry, (room) => rooms[room] ?? '').reason.code}`}
            about={plain(castlesReason(said, entry, (room) => rooms[room] ?? ''))}
          />
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
  const { money: left } = preview;
  const { words, said } = useLanguage();
  const { score: scored, scoreInAll } = said['castles-table'].brings;
  const after = score + preview.points;
  return (
    <div className="outcome">
      {left !== null && (
        <p className="pay">
          <Said
            of={payment(
              said,
              preview,
              { names, coins: money(words, coins), left: money(words, left), price: money(words, preview.paid) },
              coins > 0,
            )}
            elements={{
              coins: (inside) => (
                <span className="coins">
                  <CoinPile amount={coins} />
                  {inside}
                </span>
              ),
              left: (inside) => <strong>{inside}</strong>,
              amount: (inside) => <span data-testid="money-left">{inside}</span>,
            }}
          />
        </p>
      )}
      <p>
        <Said
          of={inAll === preview.points ? scored({ before: score, after }) : scoreInAll({ before: score, after, inAll: score + inAll })}
          elements={{ after: (inside) => <strong>{inside}</strong> }}
        />
      </p>
    </div>
  );
}

interface Payment {
  readonly names: readonly string[];
  readonly price: string;
  readonly coins: string;
  readonly left: string;
}

/** Whom the price is paid to, with which coins, and what is left. */
function payment(
  { 'castles-table': { brings } }: SaidWords,
  { paid, paidTo }: Preview,
  { names, ...amounts }: Payment,
  withCoins: boolean,
) {
  if (paid === 0) return brings.nothingPaid(amounts);
  if (paidTo === null) return withCoins ? brings.paidToBankWithCoins(amounts) : brings.paidToBank(amounts);
  const who = personAt(told(names), paidTo);
  return withCoins ? brings.paidToWithCoins({ ...amounts, who }) : brings.paidTo({ ...amounts, who });
}
