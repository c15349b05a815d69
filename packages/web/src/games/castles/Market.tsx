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
import { type ReactNode, useRef } from 'react';
import { useSlide } from '../../board/useSlide.ts';
import { bonusWords, briefBonus, pointsWords } from '../../gallery/room-words.ts';
import { Coins } from './Coins.tsx';
import { money } from './money.ts';
import { corridorLeft, MOAT_PIECE, type Piece, pieceKey, priceOf, TUNNEL_PIECE, whyNot } from './pieces.ts';
import { SwanToken } from './SwanToken.tsx';
import { GroundPicture, marketHeight, TilePicture } from './Tile.tsx';
import { TypeMark } from './TypeMark.tsx';

interface MarketProps {
  view: CastlesView;
  pieces: readonly Piece[];
  held: string | null; // key of the piece in hand
  take(piece: Piece): void;
  show(tile: string): void; // its card
}

/** The price spaces with their rooms, whatever else can be built now, and the supply of hallways, stairs and moats. */
export function Market({ view, pieces, held, take, show }: MarketProps) {
  const row = useRef<HTMLUListElement>(null);
  useSlide(row);
  const free = pieces.filter(({ kind, tile }) => (kind === 'place' || kind === 'place-stored') && tile && !isCorridorPiece(tile));
  const rooms = [...view.market].sort((a, b) => (b.price ?? 0) - (a.price ?? 0));
  const width = widthFor(free.length + rooms.length);
  const offer = (tile: Tile, piece: Piece | null, tag: string) => ({ tile, piece, tag, held, take, show, width });
  return (
    <ul ref={row} className="market-row">
      {free.map(
        (piece) =>
          piece.tile && (
            <li key={piece.key} data-key={piece.key}>
              <MarketCard {...offer(piece.tile, piece, piece.kind === 'place' ? 'free' : 'stored')} />
            </li>
          ),
      )}
      {rooms.map((room) => (
        <li key={room.tile} data-key={room.tile}>
          <MarketCard
            {...offer(tileOf(room.tile), pieceFor(pieces, 'buy-room', room.tile), room.price === null ? '' : money(priceOf(view, room)))}
            note={noteOn(view, room, pieces)}
            coins={room.coins}
            swans={room.swans}
          />
        </li>
      ))}
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

function noteOn(view: CastlesView, room: MarketRoom, pieces: readonly Piece[]): string {
  const reason = whyNot(view, room, pieces);
  return reason === null || reason === 'not now' ? '' : reason;
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
}

function MarketCard({ tile, tag, note = '', coins = 0, swans = [], piece, held, take, show, width }: MarketCardProps) {
  const isHeld = piece !== null && held === piece.key;
  const bonus = briefBonus(tile);
  return (
    <div className={`market-card ${tile.type} ${piece ? 'open' : 'shut'} ${isHeld ? 'held' : ''}`} data-tile={tile.id}>
      <button type="button" className="take" disabled={!piece} aria-pressed={isHeld} onClick={() => piece && take(piece)}>
        <span className="visually-hidden">{offerWords(tile, tag, coins, swans, note)}</span>
        <span className="tags" aria-hidden="true">
          {tag && <span className="price-tag">{tag}</span>}
          {swans.map((colour, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two swans of a colour are alike.
            <SwanToken key={`${colour} ${place}`} colour={colour} size={24} />
          ))}
        </span>
        <span className="picture" aria-hidden="true">
          <TilePicture tile={tile.id} width={width} height={marketHeight()} prefix="market" nameless />
          {coins > 0 && <Coins amount={coins} />}
        </span>
        <span className="name" aria-hidden="true">
          <TypeMark type={tile.type} />
          <span>{tile.name}</span>
        </span>
        {bonus && (
          <span className="bonus-words" aria-hidden="true">
            {bonus}
          </span>
        )}
        {note && (
          <span className="note" aria-hidden="true">
            {note}
          </span>
        )}
      </button>
      <button type="button" className="quiet about" onClick={() => show(tile.id)} aria-label={`About ${tile.name}`}>
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
  const row = (id: string, name: string, tag: string, left: string, piece: Piece | null, picture: ReactNode): ReactNode => (
    <div
      key={id}
      className={`market-card supply-card ${piece ? 'open' : 'shut'} ${piece && held === piece.key ? 'held' : ''}`}
      data-tile={id}
    >
      <button
        type="button"
        className="take"
        disabled={!piece}
        aria-pressed={piece !== null && held === piece.key}
        onClick={() => piece && take(piece)}
      >
        <span className="picture">{picture}</span>
        <span className="name">{name}</span>
        <span className="price-tag">{tag}</span>
        {left && <span className="left-over">{left} left</span>}
      </button>
    </div>
  );
  const corridor = (id: typeof HALLWAY | typeof STAIRS, kind: 'buy-hallway' | 'buy-stairs'): ReactNode => {
    const free = pieceFor(pieces, 'place', id);
    return row(
      id,
      tileOf(id).name,
      free ? 'free' : money(priceOf(view, HALLWAY)),
      String(corridorLeft(view, id)),
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
          'Moat',
          money(priceOf(view, MOAT_SECTION)),
          String(view.moats),
          pieceFor(pieces, 'buy-moat', MOAT_PIECE),
          <GroundPicture kind="moat" cell={14} />,
        )}
      {tunnel && row(TUNNEL_PIECE, 'Dig', 'and pass', '', tunnel, <GroundPicture kind="passage" cell={20} />)}
    </>
  );
}

/** The more cards, the narrower their pictures: they are drawn for it rather than shrunk. */
function widthFor(cards: number): number {
  return cards > 6 ? 88 : cards > 5 ? 100 : 116;
}

function offerWords(tile: Tile, tag: string, coins: number, swans: readonly SwanColour[], note: string): string {
  const bonus = bonusWords(tile);
  return [
    tile.name,
    tile.type,
    pointsWords(tile.points),
    ...(bonus ? [bonus] : []),
    ...(tag ? [`price ${tag}`] : ['not yet priced']),
    ...(coins > 0 ? [`${coins} in coins on it`] : []),
    ...(swans.length > 0 ? [`with ${swans.map((colour) => `a ${colour} swan`).join(' and ')}`] : []),
    ...(note ? [note] : []),
  ].join(', ');
}
