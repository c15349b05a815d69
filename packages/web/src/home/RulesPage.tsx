import { drawBetweenTile, drawLegend, drawPalaceTile } from '@luftschloss/drawing';
import { ROOM_TYPES as BETWEEN_TYPES, isTile, ROOMS, TYPE_WORDS } from '@luftschloss/engine/between';
import { HOUSE_MADE, TILE_TYPES, TILES, TYPE_NAMES } from '@luftschloss/engine/palace';
import { useMemo } from 'react';
import { Drawing } from '../shell/Drawing.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import { GAME_CARDS, gameCard } from './games.ts';
import { RULES_TEXT } from './rules-text.ts';

export default function RulesPage({ game }: { game: string }) {
  const chapters = RULES_TEXT[game] ?? RULES_TEXT.castles;
  return (
    <Shell title={`${gameCard(game)?.name ?? 'Castles'} in a few words`}>
      <nav className="chips" aria-label="Games">
        {GAME_CARDS.map(({ id, name }) => (
          <a key={id} className="button" href={`#/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <div className="rules-layout">
        <div className="prose sheet">
          {chapters.map(({ title, lines }) => (
            <section key={title}>
              <h2>{title}</h2>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
          ))}
          {game === 'palace' && (
            <section>
              <h2>House-made parts</h2>
              <ul>
                {HOUSE_MADE.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
        {game === 'castles' ? <Legend /> : <TileKinds game={game} />}
      </div>
    </Shell>
  );
}

function Legend() {
  const theme = useDrawingTheme();
  const svg = useMemo(() => drawLegend({ theme, prefix: 'legend-' }), [theme]);
  return (
    <section className="legend wide" aria-labelledby="legend">
      <h2 id="legend">How to read a room</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling picture must be reachable by keyboard. */}
      <section className="legend-scroll" tabIndex={0} aria-label="Drawing: the marks on rooms">
        <Drawing svg={svg} label="The marks on rooms: types, bonuses and entrances" />
      </section>
    </section>
  );
}

/** One tile of every kind, with its name. */
function TileKinds({ game }: { game: string }) {
  const theme = useDrawingTheme();
  const kinds = useMemo(() => TILE_KINDS[game]?.(theme) ?? [], [game, theme]);
  return (
    <section className="legend" aria-labelledby="kinds">
      <h2 id="kinds">What the tiles look like</h2>
      <ul className="tile-kinds">
        {kinds.map(({ title, svg }) => (
          <li key={title}>
            <Drawing svg={svg} />
            <span>{title}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TileKind {
  readonly title: string;
  readonly svg: string;
}

const TILE_KINDS: { readonly [game: string]: (theme: 'day' | 'night') => TileKind[] } = {
  between: (theme) =>
    BETWEEN_TYPES.flatMap((type) => ROOMS.find((room) => room.type === type && isTile(room.id)) ?? []).map(({ id, type }) => ({
      title: TYPE_WORDS[type].one,
      svg: drawBetweenTile(id, theme, 0.85),
    })),
  palace: (theme) =>
    TILE_TYPES.flatMap((type) => TILES.find((tile) => tile.type === type) ?? []).map(({ id, type }) => ({
      title: TYPE_NAMES[type],
      svg: drawPalaceTile(id, theme),
    })),
};
