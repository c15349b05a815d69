import { type CastlesView, FOYER, HALLWAY, type MarketRoom, STAIRS, type Tile, tileOf } from '@luftschloss/engine/castles';
import { bonusWords, pointsWords } from '../gallery/room-words.ts';
import { Coins } from './Coins.tsx';
import { money } from './money.ts';
import { corridorLeft, corridorPrice, type Piece, pieceKey, priceOf, whyNot } from './pieces.ts';
import { marketHeight, TilePicture } from './Tile.tsx';
import { TypeMark } from './TypeMark.tsx';

interface MarketProps {
  view: CastlesView;
  pieces: readonly Piece[];
  held: string | null; // key of the piece in hand
  take(piece: Piece): void;
  show(tile: string): void; // its card
}

/** The price spaces with their rooms, the stacks of hallways and stairs, and whatever else can be built now. */
export function Market({ view, pieces, held, take, show }: MarketProps) {
  const free = pieces.filter(({ kind }) => kind === 'place' || kind === 'place-stored');
  const width = widthFor(free.length + view.market.length + 2);
  const rooms = [...view.market].sort((a, b) => (b.price ?? 0) - (a.price ?? 0));
  return (
    <ul className="market-row">
      {free.map((piece) => (
        <li key={piece.key}>
          <MarketCard
            tile={piece.tile}
            tag={piece.kind === 'place' ? 'free' : 'stored'}
            piece={piece}
            held={held}
            take={take}
            show={show}
            width={width}
          />
        </li>
      ))}
      {rooms.map((room) => (
        <li key={room.tile}>
          <RoomOffer view={view} room={room} pieces={pieces} held={held} take={take} show={show} width={width} />
        </li>
      ))}
      {[HALLWAY, STAIRS].map((id) => (
        <li key={id} className="corridor-offer">
          <MarketCard
            tile={tileOf(id)}
            tag={money(corridorPrice(view))}
            note={`${corridorLeft(view, id as typeof HALLWAY)} left`}
            piece={pieces.find(({ key }) => key === pieceKey(id === HALLWAY ? 'buy-hallway' : 'buy-stairs', id)) ?? null}
            held={held}
            take={take}
            show={show}
            width={width}
          />
        </li>
      ))}
    </ul>
  );
}

function RoomOffer({ view, room, ...rest }: { view: CastlesView; room: MarketRoom; width: number } & Omit<MarketProps, 'view'>) {
  const piece = rest.pieces.find(({ key }) => key === pieceKey('buy-room', room.tile)) ?? null;
  const price = priceOf(view, room);
  const reason = whyNot(view, room, rest.pieces);
  return (
    <MarketCard
      tile={tileOf(room.tile)}
      tag={room.price === null ? '–' : money(price)}
      note={reason === 'not now' ? '' : (reason ?? '')}
      coins={room.coins}
      swans={room.swans.length}
      piece={piece}
      held={rest.held}
      take={rest.take}
      show={rest.show}
      width={rest.width}
    />
  );
}

interface MarketCardProps {
  tile: Tile;
  tag: string;
  note?: string;
  coins?: number;
  swans?: number;
  piece: Piece | null;
  held: string | null;
  take(piece: Piece): void;
  show(tile: string): void;
  width: number; // of the picture
}

function MarketCard({ tile, tag, note = '', coins = 0, swans = 0, piece, held, take, show, width }: MarketCardProps) {
  return (
    <div className={`market-card ${tile.type} ${piece ? 'open' : 'shut'} ${piece && held === piece.key ? 'held' : ''}`} data-tile={tile.id}>
      <button
        type="button"
        className="take"
        disabled={!piece}
        aria-pressed={piece !== null && held === piece.key}
        onClick={() => piece && take(piece)}
      >
        <span className="visually-hidden">{offerWords(tile, tag, coins, note)}</span>
        <span className="price-tag" aria-hidden="true">
          {tag}
        </span>
        <span className="picture">
          <TilePicture tile={tile.id} width={width} height={marketHeight()} prefix="market" />
        </span>
        <span className="name" aria-hidden="true">
          <TypeMark type={tile.type} />
          <span>{tile.name}</span>
        </span>
      </button>
      {coins > 0 && <Coins amount={coins} label="Coins on it:" />}
      {swans > 0 && (
        <span className="swans">
          {swans} {swans === 1 ? 'swan' : 'swans'}
        </span>
      )}
      {note && <span className="note">{note}</span>}
      {tile.id !== FOYER && (
        <button type="button" className="quiet about" onClick={() => show(tile.id)} aria-label={`About ${tile.name}`}>
          i
        </button>
      )}
    </div>
  );
}

/** The more cards, the narrower their pictures: they are drawn for it rather than shrunk. */
function widthFor(cards: number): number {
  return cards > 8 ? 84 : cards > 7 ? 92 : 112;
}

function offerWords(tile: Tile, tag: string, coins: number, note: string): string {
  const bonus = bonusWords(tile);
  return [
    tile.name,
    tile.type,
    pointsWords(tile.points),
    ...(bonus ? [bonus] : []),
    `price ${tag}`,
    ...(coins > 0 ? [`${coins} in coins on it`] : []),
    ...(note ? [note] : []),
  ].join(', ');
}
