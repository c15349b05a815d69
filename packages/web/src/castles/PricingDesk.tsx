import { type CastlesView, tileOf } from '@luftschloss/engine/castles';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { bonusWords, pointsWords } from '../gallery/room-words.ts';
import { Coins } from './Coins.tsx';
import { money } from './money.ts';
import { type Pricing, priceAction, startPricing, swap } from './pricing.ts';
import { marketHeight, TilePicture } from './Tile.tsx';
import { TypeMark } from './TypeMark.tsx';

interface PricingDeskProps {
  view: CastlesView;
  act(action: unknown): void;
  show(tile: string): void;
}

/** The Master Builder's desk: rooms change places by dragging, by their arrows, or with the arrow keys. */
export function PricingDesk({ view, act, show }: PricingDeskProps) {
  const [pricing, setPricing] = useState<Pricing>(() => startPricing(view));
  const [dragged, setDragged] = useState<number | null>(null);
  const row = useRef<HTMLUListElement>(null);
  const focusNext = useRef<number | null>(null);
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= pricing.spaces.length) return;
    focusNext.current = to;
    setPricing(swap(pricing, from, to));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the room that has just moved.
  useEffect(() => {
    if (focusNext.current !== null) row.current?.querySelectorAll<HTMLElement>('.priced')[focusNext.current]?.focus();
    focusNext.current = null;
  }, [pricing]);
  const spaceAt = (event: PointerEvent): number => {
    const boxes = [...(row.current?.children ?? [])].map((child) => child.getBoundingClientRect());
    return boxes.findIndex(
      ({ left, right, top, bottom }) => event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom,
    );
  };
  const drop = (event: PointerEvent): void => {
    const target = spaceAt(event);
    if (dragged !== null && target >= 0 && target !== dragged) move(dragged, target);
    setDragged(null);
  };
  return (
    <section className="pricing" aria-labelledby="pricing-title">
      <header>
        <h2 id="pricing-title">Set the prices</h2>
        <p className="small">Drag rooms, or choose one and press ← or →. You are paid for what the others buy, and buy last.</p>
        <button type="button" className="primary" data-testid="set-prices" onClick={() => act(priceAction(pricing))}>
          These are the prices
        </button>
      </header>
      <ul ref={row} className="market-row">
        {pricing.spaces.map((price, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place in the row.
          <li key={index} className={`space ${dragged === index ? 'lifted' : ''}`}>
            <span className="price-tag">{money(price)}</span>
            <PricedRoom
              view={view}
              tile={pricing.rooms[index]}
              price={price}
              move={(by) => move(index, index + by)}
              lift={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(index);
              }}
              drop={drop}
              letGo={() => setDragged(null)}
              show={show}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PricedRoomProps {
  view: CastlesView;
  tile: string | null;
  price: number;
  move(by: 1 | -1): void;
  lift(event: PointerEvent): void;
  drop(event: PointerEvent): void;
  letGo(): void;
  show(tile: string): void;
}

function PricedRoom({ view, tile: id, price, move, lift, drop, letGo, show }: PricedRoomProps) {
  const keyed = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(event.key === 'ArrowLeft' ? -1 : 1);
  };
  if (id === null) {
    return (
      <button type="button" className="priced empty" onKeyDown={keyed}>
        empty
      </button>
    );
  }
  const tile = tileOf(id);
  const coins = view.market.find((room) => room.tile === id)?.coins ?? 0;
  const bonus = bonusWords(tile);
  return (
    <>
      <button
        type="button"
        className={`priced market-card ${tile.type}`}
        data-tile={id}
        onKeyDown={keyed}
        onPointerDown={lift}
        onPointerUp={drop}
        onPointerCancel={letGo}
      >
        <span className="visually-hidden">{`${tile.name}, ${tile.type}, ${pointsWords(tile.points)}${bonus ? `, ${bonus}` : ''}, at ${price}; arrow keys move it`}</span>
        <span className="picture">
          <TilePicture tile={id} width={112} height={marketHeight()} prefix="desk" />
        </span>
        <span className="name" aria-hidden="true">
          <TypeMark type={tile.type} />
          <span>{tile.name}</span>
        </span>
      </button>
      <span className="space-tools">
        <button type="button" className="quiet" onClick={() => move(-1)} aria-label={`${tile.name}: dearer`}>
          ◂
        </button>
        <button type="button" className="quiet" onClick={() => show(id)} aria-label={`About ${tile.name}`}>
          i
        </button>
        <button type="button" className="quiet" onClick={() => move(1)} aria-label={`${tile.name}: cheaper`}>
          ▸
        </button>
      </span>
      {coins > 0 && <Coins amount={coins} label="Coins on it:" />}
    </>
  );
}
