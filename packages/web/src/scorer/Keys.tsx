import { Drawing } from '../shell/Drawing.tsx';
import { useLanguage } from '../words/language.ts';
import type { KeyRow, Searched } from './game-scorer.ts';
import { found, isEmpty, leads, letters, press, type Search, type } from './search.ts';

interface KeysProps {
  search: Search; // a new one where a tile is in hand
  holding: boolean;
  lettered: boolean; // tiles have names to be spelled
  hint: string; // what a tile can be found by
  rows: readonly KeyRow[];
  tiles: readonly Searched[];
  change(search: Search): void;
  erase(): void;
}

/** Keys on the screen to find a tile by: letters, types, sizes. What leads nowhere is pale. */
export function Keys({ search, holding, lettered, hint, rows, tiles, change, erase }: KeysProps) {
  const { scorer } = useLanguage().words;
  const count = found(search, tiles).length;
  const nothing = isEmpty(search);
  return (
    <div className="keys" data-testid="keys">
      <div className="typed">
        <output className="typed-letters">
          {search.typed === '' ? <span className="small">{hint}</span> : <b>{search.typed.toUpperCase()}</b>}
          <span className="small">{scorer.keys.found({ count, of: tiles.length })}</span>
        </output>
        <button type="button" className="key erase" disabled={nothing && !holding} onClick={erase} aria-label={scorer.keys.erase()}>
          ⌫
        </button>
      </div>
      {lettered && <Letters search={search} tiles={tiles} change={change} />}
      {rows.map((row) => (
        <Row key={row.id} row={row} search={search} tiles={tiles} change={change} />
      ))}
    </div>
  );
}

function Letters({ search, tiles, change }: Pick<KeysProps, 'search' | 'tiles' | 'change'>) {
  const { keys } = useLanguage().words.scorer;
  return (
    <fieldset className="letters" aria-label={keys.letters()}>
      {letters(search, tiles).map(({ letter, leads: leading }) => (
        <button
          key={letter}
          type="button"
          className={`key ${leading ? '' : 'pale'}`}
          aria-disabled={!leading}
          data-letter={letter}
          onClick={() => leading && change(type(search, letter))}
        >
          {letter.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

function Row({ row, search, tiles, change }: Pick<KeysProps, 'search' | 'tiles' | 'change'> & { row: KeyRow }) {
  return (
    <fieldset className={`key-row ${row.id}`} aria-label={row.title}>
      {row.keys.map(({ id, title, sign, letter }) => {
        const pressed = search.pressed[row.id]?.includes(id) ?? false;
        const leading = leads(search, row, id, tiles);
        return (
          <button
            key={id}
            type="button"
            className={`key ${leading ? '' : 'pale'}`}
            aria-pressed={pressed}
            aria-disabled={!leading}
            aria-label={letter && letter !== title ? `${letter}: ${title}` : title}
            title={title}
            data-key={`${row.id}:${id}`}
            onClick={() => leading && change(press(search, row, id))}
          >
            {sign && <Drawing svg={sign} className="sign" />}
            {letter && <span aria-hidden="true">{letter}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
