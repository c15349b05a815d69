import { BLUEPRINT_FEE, currentTask, due, offers, type PalaceView, SLOTS, swanCounts } from '@luftschloss/engine/palace';
import { useMemo } from 'react';
import { usePointed } from '../../board/usePointed.ts';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { NARROW, useMedia } from '../../shell/useMedia.ts';
import { PlanMark } from '../../table/PlanNote.tsx';
import type { DraftOf } from './draft.ts';
import type { Pointing } from './pointing.ts';
import { type Gathered, type Gets, inBrief, linesOf, type PreviewLine } from './preview-lines.ts';
import { Price, Seal, Swans, TilePicture } from './Signs.tsx';
import { Standings } from './Standings.tsx';
import type { Site, Way } from './sites.ts';
import { useTexts } from './useTexts.ts';
import { useTileSize } from './useTileSize.ts';

export interface HandPanelProps {
  view: PalaceView;
  names: readonly string[];
  draft: DraftOf<'tile'>;
  sites: readonly Site[];
  site: Site | null;
  way: Way | null;
  nth: number; // of the ways of the site
  confirm: (() => void) | null; // none where it cannot be done
  planning: boolean;
  turn(by: 1 | -1): void;
  putBack(): void;
  hold(site: Site): void;
  point: Pointing;
}

/** The tile in hand: what it costs, what it brings to whom where it is held, and the last word. */
export function HandPanel(props: HandPanelProps) {
  const { view, draft, way, confirm, planning, putBack } = props;
  const texts = useTexts();
  const { tile, slot } = draft;
  const large = useTileSize() > 70;
  if (tile === null) return null;
  const seat = view.viewer ?? 0;
  const price = offers(view).find((offer) => offer.tile === tile)?.price ?? 0;
  const fee = slot !== null && currentTask(view)?.type === 'act' ? BLUEPRINT_FEE : 0;
  const amount = due(view, seat, price + fee);
  const held = swanCounts(view.players[seat]).reduce((sum, count) => sum + count, 0);
  return (
    <section className="hand sheet" aria-label={texts.inHand(tile)} data-testid="hand">
      <header>
        <TilePicture tile={tile} size={large ? 50 : 44} />
        <div>
          <h2>{texts.tileHeading(tile)}</h2>
          <p className="costs">
            {amount > 0 ? texts.costs : texts.price(0)} <Price amount={amount} size={20} />
            {way && way.swans.length > 0 && (
              <>
                {' '}
                {texts.brings} <Swans swans={way.swans} />
              </>
            )}
          </p>
        </div>
      </header>
      {planning && <PlanMark />}
      <div className="hand-scroll">{slot !== null ? <OnSlot view={view} slot={slot} /> : <OnPalace {...props} />}</div>
      {way && slot === null && <Standings before={view} after={way.preview.after} seat={seat} />}
      {amount > held && <p className="warning">{texts.cannotPay(amount, held)}</p>}
      <div className="hand-buttons">
        {way && <TurnButton {...props} />}
        <button type="button" className="put-back" onClick={putBack}>
          {texts.putBack} <kbd>Esc</kbd>
        </button>
        {!planning && (
          <button type="button" className="primary" data-testid="build" disabled={!confirm} onClick={confirm ?? undefined}>
            {slot !== null ? (amount > 0 ? texts.layAndPay : texts.layOnSlot) : amount > 0 ? texts.buildAndPay : texts.build}
            {amount > 0 && <Price amount={amount} size={20} />} <kbd>⏎</kbd>
          </button>
        )}
      </div>
    </section>
  );
}

function TurnButton({ site, nth, turn }: HandPanelProps) {
  const texts = useTexts();
  const all = site?.ways.length ?? 1;
  return (
    <button type="button" className="turn" data-testid="turn" onClick={() => turn(1)} disabled={all < 2}>
      <span aria-hidden="true">⟳</span> <span className="turn-word">{texts.turnButton}</span>
      <span className="visually-hidden">, {texts.turnOf(nth + 1, all)}</span>
      <span className="turn-dots" aria-hidden="true">
        {Array.from({ length: all }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are nothing but their number.
          <i key={index} className={index === nth ? 'here' : ''} />
        ))}
      </span>
      <kbd>R</kbd>
    </button>
  );
}

function OnPalace({ view, names, draft, sites, way, hold, point }: HandPanelProps) {
  const texts = useTexts();
  const narrow = useMedia(NARROW);
  const lines = useMemo(() => (way ? (narrow ? inBrief(linesOf(way)) : linesOf(way)) : []), [way, narrow]);
  const pointed = usePointed(point, way);
  if (draft.tile === null) return null;
  if (!way) {
    return (
      <>
        <p className="hint-line">{texts.pickCell(sites.length)}</p>
        <PlaceList sites={sites} hold={hold} />
      </>
    );
  }
  const { preview } = way;
  return (
    <>
      <ul className="preview">
        {lines.map((line) => (
          <li key={keyOf(line)}>
            <button type="button" className="preview-line" {...pointed(line.cells)}>
              <LineText line={line} view={view} names={names} />
              <span className="gets">
                {line.gets.map((gets, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: somebody may get the same twice.
                  <WhoGets key={`${gets.seat} ${gets.gives} ${index}`} gets={gets} />
                ))}
              </span>
            </button>
          </li>
        ))}
        {preview.moat > 0 && (
          <li className="moat-line">
            <span className="mark">≈</span>
            <span>{texts.moatFollows(preview.moat)}</span>
            <span className="gets soft">{texts.leftOrRight}</span>
          </li>
        )}
      </ul>
      {preview.after.turn.mustJoin ? (
        <p className="warning" role="alert">
          {texts.mustJoin}
        </p>
      ) : (
        preview.canEnd && <p className="warning">{texts.endsGame}</p>
      )}
      <PlaceList sites={sites} hold={hold} />
    </>
  );
}

function keyOf(line: PreviewLine | Gathered): string {
  if (line.kind === 'match') return `${line.kind} ${line.number}`;
  return 'tile' in line ? `${line.kind} ${line.tile}` : line.kind;
}

function LineText({ line, view, names }: { line: PreviewLine | Gathered; view: PalaceView; names: readonly string[] }) {
  const texts = useTexts();
  if (line.kind === 'matches') {
    return (
      <>
        {line.numbers.map((number) => (
          <span key={number} className="mark number">
            {number}
          </span>
        ))}
        <span>{texts.matchesInAll(line.numbers.length)}</span>
      </>
    );
  }
  if (line.kind === 'all-completed') {
    return (
      <>
        <Seal size={20} />
        <span>{texts.completedInAll(line.count)}</span>
      </>
    );
  }
  if (line.kind === 'match') {
    return (
      <>
        <span className="mark number">{line.number}</span>
        <span>{texts.matches(line.swan)}</span>
      </>
    );
  }
  if (line.kind === 'third') {
    return (
      <>
        <span className="mark number">3.</span>
        <span>{texts.third(line.tile)}</span>
      </>
    );
  }
  return (
    <>
      <Seal size={20} />
      <span>
        {line.owner === view.viewer
          ? texts.completedMine(line.tile)
          : texts.completedOf(line.tile, line.owner === null ? null : names[line.owner])}
      </span>
    </>
  );
}

function WhoGets({ gets: { seat, swans, gives } }: { gets: Gets }) {
  const texts = useTexts();
  return (
    <span className="who-gets">
      <SeatBadge seat={seat} size={20} />
      <Swans swans={swans} />
      {gives === 'secret-swan' && <small>{texts.getsSecret}</small>}
      {gives === 'favors' && <small>{texts.getsFavors}</small>}
      {gives === 'room' && <small>{texts.getsRoom}</small>}
    </span>
  );
}

function OnSlot({ view, slot }: { view: PalaceView; slot: number }) {
  const texts = useTexts();
  return (
    <p className="hint-line">
      {texts.slotHelp(SLOTS[slot])} {view.viewer !== null && texts.faceDown}
    </p>
  );
}

const MOST_LISTED = 40;

/** The same places as on the board, best first, for the keyboard and for readers. */
function PlaceList({ sites, hold }: { sites: readonly Site[]; hold(site: Site): void }) {
  const texts = useTexts();
  if (sites.length === 0) return null;
  return (
    <details className="place-list">
      <summary>{texts.placesInWords(sites.length)}</summary>
      <ol>
        {sites.slice(0, MOST_LISTED).map((site) => {
          const { gain, swans } = site.ways[site.best];
          return (
            <li key={site.key}>
              <button type="button" className="quiet" onClick={() => hold(site)}>
                {texts.placeWords(site.cell, gain, swans)}
              </button>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
