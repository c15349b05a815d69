import { type CastlesView, HIDDEN, ROOM_SIZES, tileOf } from '@luftschloss/engine/castles';

/** How much is left: the deck that ends the game, and the stacks of rooms by size. */
export function Stacks({ view }: { view: CastlesView }) {
  const { supply, options } = view;
  const laid = supply.laid.map(({ tile, size }) => (tile === HIDDEN ? `a room of ${size}` : tileOf(tile).name));
  return (
    <section className="stacks" aria-labelledby="stacks-title">
      <h2 id="stacks-title">Deck and stacks</h2>
      <p>
        <b>{supply.cards}</b> room cards in the deck{view.lastRound ? ' — this is the last round' : ''}
        {laid.length > 0 && `; on top: ${laid.join(', ')}`}
      </p>
      <ul className="stack-row">
        {ROOM_SIZES.filter((size) => size in supply.stacks && (options.towers || size !== 325)).map((size) => (
          <li key={size} className={supply.stacks[size] === 0 ? 'empty' : ''}>
            <span>{size}</span>
            <b>{supply.stacks[size]}</b>
          </li>
        ))}
      </ul>
      {(options.moats || options.swans) && (
        <p className="small">
          {options.moats ? `Moats: ${view.moats}. ` : ''}
          {options.swans ? `Swan tokens: ${supply.swans}.` : ''}
        </p>
      )}
    </section>
  );
}
