import { due, offers, type PalaceView, ROW_PRICES, swanCounts, type TileId, type TileType, tileOf } from '@luftschloss/engine/palace';
import { useRef } from 'react';
import { type Carrying, useCarry } from '../../board/useCarry.ts';
import { useSlide } from '../../board/useSlide.ts';
import { Price, TilePicture, TypeIcon } from './Signs.tsx';
import { useTexts } from './useTexts.ts';
import { useTileSize } from './useTileSize.ts';

interface RowProps {
  view: PalaceView;
  held: TileId | null;
  takable(tile: TileId): boolean;
  take(tile: TileId): void;
  carry: Carrying;
}

/** The row of six with the swans to pay under each place, then the top hallway and the stairs. */
export function Row({ view, held, takable, take, carry }: RowProps) {
  const texts = useTexts();
  const row = useRef<HTMLOListElement>(null);
  useSlide(row);
  useCarry(row, carry);
  const hallway = view.hallways.at(-1) ?? null;
  const stairs = view.stairs.at(-1) ?? null;
  const card = { view, held, takable, take };
  return (
    <ol className="row" ref={row} aria-label={texts.rowLabel}>
      {view.row.map((tile, space) =>
        tile === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space of the row is its place.
          <li key={`gap ${space}`} className="gap" aria-label={texts.emptySpace} />
        ) : (
          <RowCard key={tile} {...card} tile={tile} price={ROW_PRICES[space]} />
        ),
      )}
      <Pile {...card} tile={hallway} type="hallway" left={view.hallways.length} />
      <Pile {...card} tile={stairs} type="stairs" left={view.stairs.length} />
    </ol>
  );
}

interface RowCardProps extends Omit<RowProps, 'carry'> {
  tile: TileId;
  price: number;
  left?: number; // in the pile
}

function RowCard({ view, held, takable, take, tile, price, left }: RowCardProps) {
  const texts = useTexts();
  const seat = view.viewer ?? 0;
  const amount = due(view, seat, price);
  const mine = swanCounts(view.players[seat]).reduce((sum, count) => sum + count, 0);
  return (
    <li data-key={tile} className={left === undefined ? '' : 'pile'}>
      <button
        type="button"
        className="tile-card"
        data-piece={tile}
        data-testid="row-tile"
        data-sign={`offer:${tile}`}
        aria-pressed={held === tile}
        disabled={!takable(tile)}
        onClick={() => take(tile)}
      >
        <TilePicture tile={tile} size={useTileSize()} />
        <TileName type={tileOf(tile).type} />
        <span className="visually-hidden">{texts.tileCard(tile, amount, mine)}</span>
        <span className="tile-price" aria-hidden="true" data-sign={left === undefined ? 'price' : `pile:${tileOf(tile).type}`}>
          {amount === 0 ? texts.price(0) : <Price amount={amount} />}
          {left !== undefined && (
            <i>
              <span className="dot"> · </span>
              {left}
            </i>
          )}
        </span>
      </button>
    </li>
  );
}

/** Longer names than this are written smaller. */
const LONG = 8; // letters

function TileName({ type }: { type: TileType }) {
  const name = useTexts().typeWord(type);
  return <span className={`tile-name ${name.length > LONG ? 'long' : ''}`}>{name}</span>;
}

function Pile({
  tile,
  type,
  left,
  ...card
}: Omit<RowCardProps, 'tile' | 'price' | 'left'> & { tile: TileId | null; type: 'hallway' | 'stairs'; left: number }) {
  const texts = useTexts();
  if (tile !== null)
    return <RowCard {...card} tile={tile} price={offers(card.view).find((offer) => offer.tile === tile)?.price ?? 0} left={left} />;
  return (
    <li className="gap pile" data-sign={`pile:${type}`}>
      <TypeIcon type={type} size={34} />
      <TileName type={type} />
      <span className="tile-price">{texts.noneLeft}</span>
    </li>
  );
}
