import { type CastlesView, HIDDEN, ROOM_SIZES } from '@luftschloss/engine/castles';
import { useId } from 'react';
import { useWords } from '../../words/language.ts';

/** How much is left: the deck that ends the game, and the stacks of rooms by size. */
export function Stacks({ view }: { view: CastlesView }) {
  const { stacks: say } = useWords()['castles-table'];
  const title = useId(); // beside the seats, or where those are chips beside the cards
  const { supply, options } = view;
  const laid = supply.laid.map(({ tile, size }) => (tile === HIDDEN ? say.roomOfSize({ size }) : say.room({ room: tile })));
  return (
    <section className="stacks" aria-labelledby={title}>
      <header>
        <h2 id={title}>{say.title()}</h2>
        <span className="aside" data-sign="deck" title={laid.length > 0 ? say.onTop({ rooms: laid }) : undefined}>
          {laid.length > 0 ? (
            <>
              <span aria-hidden="true">{say.onTopBriefly({ sizes: supply.laid.map(({ size }) => String(size)) })}</span>
              <span className="visually-hidden">{say.onTop({ rooms: laid })}</span>
            </>
          ) : view.lastRound ? (
            say.lastRound()
          ) : (
            say.deck({ count: supply.cards })
          )}
        </span>
      </header>
      <ul className="stack-row">
        {ROOM_SIZES.filter((size) => size in supply.stacks && (options.towers || size !== 325)).map((size) => (
          <li key={size} className={supply.stacks[size] === 0 ? 'empty' : ''} data-sign={`stack:${size}`}>
            <span className="visually-hidden">{say.stack({ size, count: supply.stacks[size] })}</span>
            <span aria-hidden="true">{size}</span>
            <b aria-hidden="true">{supply.stacks[size]}</b>
          </li>
        ))}
      </ul>
      {options.swans && <p className="visually-hidden">{say.swans({ count: supply.swans })}</p>}
    </section>
  );
}
