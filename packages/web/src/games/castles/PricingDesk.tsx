import { type CastlesView, tileOf } from '@luftschloss/engine/castles';
import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useDragging } from '../../board/useDragging.ts';
import { useSlide } from '../../board/useSlide.ts';
import { pointsWords } from '../../gallery/room-words.ts';
import { type Size, useSize } from '../../shell/useSize.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { BonusBrief } from './BonusBrief.tsx';
import { CoinsAndSwans } from './CoinsAndSwans.tsx';
import { money } from './money.ts';
import { pricedWords } from './offer-words.ts';
import { PointsLabel } from './PointsLabel.tsx';
import { adapted, type Pricing, priceAction, startPricing, swap } from './pricing.ts';
import { RoomName } from './RoomName.tsx';
import { SizeLabel } from './SizeLabel.tsx';
import { TilePicture } from './Tile.tsx';
import { deskPicture } from './useMarketMeasure.ts';

interface PricingDeskProps {
  view: CastlesView;
  act(action: unknown): void;
  show(tile: string): void;
}

/** The Master Builder's desk: rooms change places by dragging, by pressing one and then the other, or with the arrow keys. */
export function PricingDesk({ view, act, show }: PricingDeskProps) {
  const words = useWords();
  const { pricing: say } = words['castles-table'];
  const [begun, setPricing] = useState<Pricing>(() => startPricing(view));
  const pricing = useMemo(() => adapted(begun, view), [begun, view]);
  const [chosen, setChosen] = useState<number | null>(null);
  const row = useRef<HTMLUListElement>(null);
  const focusNext = useRef<number | null>(null);
  useSlide(row);
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= pricing.spaces.length) return;
    focusNext.current = to;
    setChosen(null);
    setPricing(swap(pricing, from, to));
  };
  const press = (space: number): void => {
    if (chosen === null) setChosen(space);
    else if (chosen === space) setChosen(null);
    else move(chosen, space);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the room that has just moved.
  useEffect(() => {
    if (focusNext.current !== null)
      row.current?.querySelectorAll<HTMLElement>('.priced')[focusNext.current]?.focus({ preventScroll: true });
    focusNext.current = null;
  }, [pricing]);
  const rows = pricing.spaces.length > 5 ? 2 : 1;
  const screen = { width: innerWidth, height: innerHeight };
  const picture = deskPicture(view.market.length, rows, screen, useSize(row)?.height ?? null);
  const { over } = useDragging(row, '.priced', '.space', { drop: move, press });
  return (
    <section className="pricing" aria-labelledby="pricing-title">
      <header>
        <h2 id="pricing-title">{say.title()}</h2>
        <p className="small">{say.help()}</p>
        <button type="button" className="primary" data-testid="set-prices" onClick={() => act(priceAction(pricing))}>
          {say.done()}
        </button>
      </header>
      <ul
        ref={row}
        className={`market-row priced-row ${rows === 1 ? 'one-row' : ''}`}
        style={{ '--columns': Math.ceil(pricing.spaces.length / rows) } as CSSProperties}
      >
        {pricing.spaces.map((price, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place in the row.
          <li key={index} className={`space ${over === index ? 'over' : ''}`}>
            <span className="price-tag">{money(words, price)}</span>
            <PricedRoom
              view={view}
              id={pricing.rooms[index]}
              price={price}
              picture={picture}
              chosen={chosen === index}
              move={(by) => move(index, index + by)}
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
  id: string | null;
  price: number;
  picture: Size;
  chosen: boolean;
  move(by: 1 | -1): void;
  show(tile: string): void;
}

const STEPS: { readonly [key: string]: 1 | -1 } = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function PricedRoom({ view, id, price, picture, chosen, move, show }: PricedRoomProps) {
  const { words, term } = useLanguage();
  const say = words['castles-table'];
  const keyed = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    move(by);
  };
  if (id === null) {
    return (
      <button type="button" className="priced empty" aria-pressed={chosen} onKeyDown={keyed}>
        {say.pricing.empty()}
      </button>
    );
  }
  const tile = tileOf(id);
  const name = term('castles.room', id);
  const { coins = 0, swans = [] } = view.market.find((room) => room.tile === id) ?? {};
  return (
    <>
      <button type="button" className="priced market-card" data-tile={id} data-key={id} aria-pressed={chosen} onKeyDown={keyed}>
        <span className="visually-hidden">{pricedWords(words, tile, price, { coins, swans })}</span>
        <span className="picture" aria-hidden="true">
          <TilePicture tile={id} {...picture} prefix="desk" plain />
          <PointsLabel points={tile.points} />
          <SizeLabel size={tile.size} />
        </span>
        <RoomName name={name} type={tile.type} />
        <span className="bonus-words" aria-hidden="true">
          <span className="printed">{say.pricing.printed({ points: pointsWords(words, tile.points) })}</span>
          <BonusBrief tile={tile} />
        </span>
        <span className="tags" aria-hidden="true">
          <CoinsAndSwans coins={coins} swans={swans} />
        </span>
      </button>
      <button type="button" className="quiet about" onClick={() => show(id)} aria-label={say.about({ name })}>
        i
      </button>
    </>
  );
}
