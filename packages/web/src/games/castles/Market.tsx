import {
  type CastlesView,
  HALLWAY,
  type MarketRoom,
  MOAT_SECTION,
  STAIRS,
  type SwanColour,
  type Tile,
  tileOf,
} from '@luftschloss/engine/castles';
import type { Words } from '@luftschloss/words';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type Carrying, useCarry } from '../../board/useCarry.ts';
import { useSlide } from '../../board/useSlide.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { BonusBrief } from './BonusBrief.tsx';
import { CoinsAndSwans } from './CoinsAndSwans.tsx';
import { marketSpaces, type Stood, standing } from './market-spaces.ts';
import { money } from './money.ts';
import { offerWords } from './offer-words.ts';
import { PointsLabel } from './PointsLabel.tsx';
import { corridorLeft, freeMisfits, MOAT_PIECE, type Piece, pieceKey, priceOf, TUNNEL_PIECE, whyNot } from './pieces.ts';
import { RoomName } from './RoomName.tsx';
import { SizeLabel } from './SizeLabel.tsx';
import { GroundPicture, TilePicture } from './Tile.tsx';
import { MOST_WIDE, useMarketMeasure } from './useMarketMeasure.ts';

interface MarketProps {
  view: CastlesView;
  deciding: boolean; // else nothing is asked, so nothing needs a reason
  pieces: readonly Piece[];
  held: string | null; // key of the piece in hand
  take(piece: Piece): void;
  show(tile: string): void; // its card
  carry: Carrying;
}

/** The price spaces with their rooms, whatever else can be built now, and the supply of hallways, stairs and moats. */
export function Market({ view, deciding, pieces, held, take, show, carry }: MarketProps) {
  const words = useWords();
  const { market: say } = words['castles-table'];
  const row = useRef<HTMLUListElement>(null);
  useSlide(row);
  const free = pieces.filter(({ kind, tile }) => (kind === 'place' || kind === 'place-stored') && tile && !isCorridorPiece(tile));
  const misfits = deciding ? freeMisfits(view, pieces) : [];
  // Whoever builds for free chooses among those rooms alone: the others, which cost money, would only stand in the way.
  const forFree = deciding && view.ask?.type === 'build-room';
  const stood = useRef<Stood>(undefined);
  const spaces = useMemo(() => (forFree ? [] : marketSpaces(view, stood.current)), [view, forFree]);
  useEffect(() => {
    stood.current = standing(view, spaces, stood.current);
  }, [view, spaces]);
  // On a phone the row is stroked: other rooms are looked at from their beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round and a choice among other rooms are the reason.
  useEffect(() => {
    row.current?.scrollTo({ left: 0 });
  }, [forFree, view.round]);
  const count = free.length + misfits.length + spaces.length;
  const measure = useMarketMeasure(count, row);
  const offer = (tile: Tile, piece: Piece | null, tag: string, place: number) => ({
    tile,
    piece,
    tag,
    held,
    take,
    show,
    ...measure,
    shortcut: String(place + 1),
  });
  useCarry(row, carry);
  return (
    <ul
      ref={row}
      className={`market-row ${measure.columns > MOST_WIDE ? 'narrow-cards' : ''} ${measure.columns < count ? 'two-rows' : ''}`}
      style={{ '--columns': measure.columns } as CSSProperties}
    >
      {free.map(
        (piece, place) =>
          piece.tile && (
            <li key={piece.key} data-key={piece.key}>
              <MarketCard {...offer(piece.tile, piece, piece.kind === 'place' ? say.free() : say.stored(), place)} />
            </li>
          ),
      )}
      {misfits.map(({ tile, why }) => (
        <li key={tile} data-key={tile}>
          <MarketCard {...offer(tileOf(tile), null, say.free(), count)} note={words['castles-table'].whyNot[why]()} />
        </li>
      ))}
      {spaces.map((room, place) =>
        room === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place in the row.
          <li key={place} className="gap" data-sign="sold">
            {say.sold()}
          </li>
        ) : (
          <li key={room.tile} data-key={room.tile}>
            <MarketCard
              {...offer(
                tileOf(room.tile),
                pieceFor(pieces, 'buy-room', room.tile),
                room.price === null ? '' : money(words, priceOf(view, room)),
                free.length + place,
              )}
              note={deciding ? noteOn(words, view, room, pieces) : ''}
              coins={room.coins}
              swans={room.swans}
            />
          </li>
        ),
      )}
      <li className="supply">
        <Supply view={view} pieces={pieces} held={held} take={take} />
      </li>
    </ul>
  );
}

function isCorridorPiece({ id }: Tile): boolean {
  return id === HALLWAY || id === STAIRS;
}

function pieceFor(pieces: readonly Piece[], kind: string, what: string): Piece | null {
  return pieces.find(({ key }) => key === pieceKey(kind, what)) ?? null;
}

function noteOn({ 'castles-table': say }: Words, view: CastlesView, room: MarketRoom, pieces: readonly Piece[]): string {
  const reason = whyNot(view, room, pieces);
  return reason === null || reason === 'not-now' ? '' : say.whyNot[reason]();
}

interface MarketCardProps {
  tile: Tile;
  tag: string;
  note?: string;
  coins?: number;
  swans?: readonly SwanColour[];
  piece: Piece | null;
  held: string | null;
  take(piece: Piece): void;
  show(tile: string): void;
  width: number; // of the picture
  height: number;
  shortcut: string;
}

function MarketCard({ tile, tag, note = '', coins = 0, swans = [], piece, held, take, show, width, height, shortcut }: MarketCardProps) {
  const { words, term } = useLanguage();
  const name = term('castles.room', tile.id);
  const isHeld = piece !== null && held === piece.key;
  return (
    <div className={`market-card ${piece ? 'open' : 'shut'} ${isHeld ? 'held' : ''}`} data-tile={tile.id}>
      <button
        type="button"
        className="take"
        data-sign={`offer:${tile.id}`}
        disabled={!piece}
        aria-pressed={isHeld}
        aria-keyshortcuts={piece ? shortcut : undefined}
        data-piece={piece?.key}
        onClick={() => piece && take(piece)}
      >
        <span className="visually-hidden">{offerWords(words, tile, { tag, coins, swans, note })}</span>
        <span className="picture" aria-hidden="true">
          <TilePicture tile={tile.id} width={width} height={height} prefix="market" plain />
          <PointsLabel points={tile.points} />
          <SizeLabel size={tile.size} />
        </span>
        <span className="tags" aria-hidden="true">
          {tag && (
            <span className="price-tag" data-sign="price">
              {tag}
            </span>
          )}
          <CoinsAndSwans coins={coins} swans={swans} />
        </span>
        <RoomName name={name} type={tile.type} />
        <span className={note ? 'note' : 'bonus-words'} aria-hidden="true">
          {note || <BonusBrief tile={tile} />}
        </span>
      </button>
      <button type="button" className="quiet about" onClick={() => show(tile.id)} aria-label={words['castles-table'].about({ name })}>
        i
      </button>
    </div>
  );
}

interface SupplyProps {
  view: CastlesView;
  pieces: readonly Piece[];
  held: string | null;
  take(piece: Piece): void;
}

/** What can always be had while it lasts. */
function Supply({ view, pieces, held, take }: SupplyProps) {
  const { words, term } = useLanguage();
  const say = words['castles-table'];
  const row = (id: string, name: string, tag: string, left: number | null, piece: Piece | null, picture: ReactNode): ReactNode => (
    <div
      key={id}
      className={`market-card supply-card ${piece ? 'open' : 'shut'} ${piece && held === piece.key ? 'held' : ''}`}
      data-tile={id}
    >
      <button
        type="button"
        className="take"
        data-sign={id === MOAT_PIECE || id === TUNNEL_PIECE ? id : `offer:${id}`}
        disabled={!piece}
        aria-pressed={piece !== null && held === piece.key}
        data-piece={piece?.key}
        onClick={() => piece && take(piece)}
      >
        <span className="picture">{picture}</span>
        <span className="name">{name}</span>
        <span className="price-tag" data-sign="price">
          {tag}
        </span>
        {left !== null && <span className="left-over">{say.market.left({ count: left })}</span>}
      </button>
    </div>
  );
  const corridor = (id: typeof HALLWAY | typeof STAIRS, kind: 'buy-hallway' | 'buy-stairs'): ReactNode => {
    const free = pieceFor(pieces, 'place', id);
    return row(
      id,
      term('castles.room', id),
      free ? say.market.free() : money(words, priceOf(view, HALLWAY)),
      corridorLeft(view, id),
      free ?? pieceFor(pieces, kind, id),
      <TilePicture tile={id} width={76} height={20} prefix="market" />,
    );
  };
  const tunnel = pieceFor(pieces, 'pass', TUNNEL_PIECE);
  return (
    <>
      {corridor(HALLWAY, 'buy-hallway')}
      {corridor(STAIRS, 'buy-stairs')}
      {view.options.moats &&
        row(
          MOAT_PIECE,
          say.moat(),
          money(words, priceOf(view, MOAT_SECTION)),
          view.moats,
          pieceFor(pieces, 'buy-moat', MOAT_PIECE),
          <GroundPicture kind="moat" cell={14} />,
        )}
      {tunnel && row(TUNNEL_PIECE, say.market.dig(), say.market.andPass(), null, tunnel, <GroundPicture kind="passage" cell={20} />)}
    </>
  );
}
