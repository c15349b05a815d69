import { useMemo } from 'react';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { useLanguage } from '../words/language.ts';
import { type Find, Finds } from './Finds.tsx';
import { ForetoldLines } from './Foretold.tsx';
import type { GameScorer } from './game-scorer.ts';
import { Keys } from './Keys.tsx';
import { NOTHING } from './search.ts';
import type { EntryControls } from './useEntry.ts';

interface TilesPanelProps {
  scorer: GameScorer;
  controls: EntryControls;
  take(find: Find): void;
  describe(): void; // a tile that is not among them
}

/** Finding a tile; and what it would bring, once it is in hand. */
export function TilesPanel({ scorer, controls, take, describe }: TilesPanelProps) {
  const language = useLanguage();
  const { entry, tiles, finds, preview } = controls;
  const { table, tab, held, search } = entry;
  const rows = useMemo(() => scorer.keys(table, language), [scorer, table, language]);
  return (
    <>
      <Keys
        search={held ? NOTHING : search}
        holding={held !== null}
        lettered={scorer.lettered}
        hint={scorer.hint(language)}
        rows={rows}
        tiles={tiles}
        change={controls.search}
        erase={controls.erase}
      />
      <div className={scorer.lettered ? 'found' : 'found by-looks'}>
        <Finds
          scorer={scorer}
          finds={held ? [{ tile: scorer.searched(held.tile, language), owner: null }] : finds}
          held={held?.tile ?? null}
          small={!scorer.lettered && !held}
          take={take}
          describe={scorer.OwnTileForm && !held ? describe : null}
        />
        {held && (
          <div className="in-hand-words">
            {scorer.oneBoard && <Whose scorer={scorer} controls={controls} />}
            <ForetoldLines scorer={scorer} table={table} tab={tab} tile={held.tile} preview={preview} isNowhere={held.spots.length === 0} />
          </div>
        )}
      </div>
    </>
  );
}

/** On a board that all share: who has the tile in hand. */
function Whose({ scorer, controls: { entry, give } }: Pick<TilesPanelProps, 'scorer' | 'controls'>) {
  const language = useLanguage();
  const owner = entry.held?.laid['owner'];
  if (typeof owner !== 'number') return null; // what lies there before anybody builds is nobody's
  return (
    <fieldset className="whose" aria-label={language.words.scorer.whose()}>
      {scorer.tabs(entry.table, language).map(({ title, seats }, tab) => (
        <button key={title} type="button" aria-pressed={tab === owner} aria-label={title} title={title} onClick={() => give(tab)}>
          {seats.map((seat) => (
            <SeatBadge key={seat} seat={seat} size={24} />
          ))}
        </button>
      ))}
    </fieldset>
  );
}
