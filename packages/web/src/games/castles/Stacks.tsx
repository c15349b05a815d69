import { type CastlesView, HIDDEN, ROOM_SIZES, tileOf } from '@luftschloss/engine/castles';

/** How much is left: the deck that ends the game, and the stacks of rooms by size. */
export function Stacks({ view }: { view: CastlesView }) {
  const { supply, options } = view;
  const laid = supply.laid.map(({ tile, size }) => (tile === HIDDEN ? `a room of ${size}` : tileOf(tile).name));
  return (
    <section className="stacks" aria-labelledby="stacks-title">
      <header>
        <h2 id="stacks-title">Stacks</h2>
        <span className="aside">
          {view.lastRound ? 'the last round' : `${supply.cards} ${supply.cards === 1 ? 'card' : 'cards'} in the deck`}
        </span>
      </header>
      {laid.length > 0 && <p>On top of the deck: {laid.join(', ')}</p>}
      <ul className="stack-row">
        {ROOM_SIZES.filter((size) => size in supply.stacks && (options.towers || size !== 325)).map((size) => (
          <li key={size} className={supply.stacks[size] === 0 ? 'empty' : ''}>
            <span>{size}</span>
            <b>{supply.stacks[size]}</b>
          </li>
        ))}
      </ul>
      {options.swans && <p className="visually-hidden">Swan tokens left: {supply.swans}.</p>}
    </section>
  );
}
