import { drawBetweenCard } from '@luftschloss/drawing';
import { type Castle, type CastleIndex, type CastlePreview, scoreCastle } from '@luftschloss/engine/between';
import { Score } from '../../board/Score.tsx';
import { Drawing } from '../../shell/Drawing.tsx';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { Counters } from './Counters.tsx';
import type { Side } from './seating.ts';
import { useSpeech } from './useSpeech.ts';

interface CastleHeadProps {
  castle: Castle;
  index: CastleIndex;
  side: Side;
  partner: number;
  partnerName: string;
  counts: string | null; // for whom it counts, as the lower one
  preview: CastlePreview | null;
}

/** Above a castle: the partner's shield, its name, the counters, and its total, also as it would be. */
export function CastleHead({ castle, index, side, partner, partnerName, counts, preview }: CastleHeadProps) {
  const say = useSpeech();
  const below = counts ?? say.words.withPartner({ name: partnerName });
  return (
    <header className={`castle-head sheet ${side}`} data-castle={index}>
      <span className="seat-figure" data-sign={`seat:${partner}`}>
        <SeatBadge seat={partner} size={42} />
      </span>
      <div className="castle-name">
        <h2 data-sign={`castle:${index}`} title={say.castle(index)}>
          {say.castle(index)}
        </h2>
        <p title={below}>{counts === null ? below : <Counts words={counts} />}</p>
      </div>
      <Counters castle={castle} after={preview?.castle ?? null} />
      <Belongings castle={castle} />
      <Total castle={castle} index={index} preview={preview} />
    </header>
  );
}

/** The lower castle is sealed in wax: it is the one that counts. */
export function Counts({ words }: { words: string }) {
  return (
    <strong className="counts" data-sign="counts">
      <span className="wax" aria-hidden="true" />
      {words}
    </strong>
  );
}

export function Total({ castle, index, preview }: Pick<CastleHeadProps, 'castle' | 'index' | 'preview'>) {
  const say = useSpeech();
  const changes = preview !== null && preview.gain !== 0;
  return (
    <p data-sign={`total:${index}`} className={`castle-total ${changes ? (preview.gain < 0 ? 'loss' : 'gain') : ''}`}>
      {changes ? (
        <>
          <s aria-hidden="true">{preview.before}</s> <b data-testid="new-total">{preview.after}</b>
          <span className="visually-hidden"> {say.words.totalGoes({ before: preview.before, after: preview.after })}</span>
        </>
      ) : (
        <Score seat={index} value={scoreCastle(castle).total} />
      )}
    </p>
  );
}

/** Bonus cards that lie face up beside the castle; attendants stand in the throne room. */
function Belongings({ castle }: { castle: Castle }) {
  const say = useSpeech();
  const theme = useDrawingTheme();
  const score = scoreCastle(castle);
  if (score.bonusCards.length === 0) return null;
  return (
    <ul className="belongings" aria-label={say.words.cardsBeside()}>
      {score.bonusCards.map(({ card, points }) => (
        <li key={card} data-sign={`card:${card}`}>
          <Drawing svg={drawBetweenCard(theme)} />
          <b>{points}</b>
          <span className="visually-hidden">{say.words.card({ rule: say.card(card) })}</span>
        </li>
      ))}
    </ul>
  );
}
