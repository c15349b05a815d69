import type { BetweenView, CastlePreview } from '@luftschloss/engine/between';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { Counts, Total } from './CastleHead.tsx';
import { type Seating, SIDES, type Side } from './seating.ts';
import { useSpeech } from './useSpeech.ts';

interface CastleTabsProps {
  view: BetweenView;
  seating: Seating;
  names: readonly string[];
  side: Side;
  tab: 'play' | 'table';
  counts: { readonly [S in Side]: string | null };
  preview: { readonly castle: number; readonly preview: CastlePreview } | null;
  unread: number;
  show(side: Side): void;
  toTable(): void;
}

/** On a phone: both totals always in sight, a tap shows that castle; the third shows the table, the log and talk. */
export function CastleTabs({ view, seating, names, side, tab, counts, preview, unread, show, toTable }: CastleTabsProps) {
  const say = useSpeech();
  return (
    <nav className="castle-tabs narrow-only" aria-label={say.words.yourCastles()}>
      {SIDES.map((each) => {
        const castle = seating.castle[each];
        const below = counts[each] ?? say.words.withPartner({ name: names[seating.partner[each]] });
        return (
          <button
            key={each}
            type="button"
            aria-pressed={tab === 'play' && side === each}
            data-testid={`show-${each}`}
            onClick={() => show(each)}
          >
            <SeatBadge seat={seating.partner[each]} size={32} />
            <span className="tab-words" title={`${say.castle(castle)}\n${below}`}>
              <strong>{say.castle(castle)}</strong>
              {counts[each] === null ? <small>{below}</small> : <Counts words={below} />}
            </span>
            <Total castle={view.castles[castle]} index={castle} preview={preview?.castle === castle ? preview.preview : null} />
          </button>
        );
      })}
      <button type="button" className="to-table" aria-pressed={tab === 'table'} data-testid="to-table" onClick={toTable}>
        {say.words.table()}
        {unread > 0 && <b className="unread-mark">{unread}</b>}
      </button>
    </nav>
  );
}
