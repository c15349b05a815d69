import './rules.css';
import { drawLegend } from '@luftschloss/drawing';
import { useMemo } from 'react';
import { GAME_CARDS, GAME_SCREENS, screenOf } from '../games/index.ts';
import type { GameScreen } from '../games/screen.ts';
import { Drawing } from '../shell/Drawing.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useDrawingTheme } from '../shell/settings.ts';

export default function RulesPage({ game }: { game: string }) {
  const { card, rulesText, houseMade, tileKinds } = screenOf(game) ?? GAME_SCREENS[0];
  return (
    <Shell title={`${card.name} in a few words`} page="rules">
      <nav className="chips" aria-label="Games">
        {GAME_CARDS.map(({ id, name }) => (
          <a key={id} className="button" href={`#/rules/${id}`} aria-current={id === card.id ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <div className="rules-layout">
        <div className="prose sheet">
          {rulesText.map(({ title, lines }) => (
            <section key={title}>
              <h2>{title}</h2>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
          ))}
          {houseMade && (
            <section>
              <h2>House-made parts</h2>
              <ul>
                {houseMade.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
        {tileKinds ? <TileKinds tileKinds={tileKinds} /> : <Legend />}
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
function TileKinds({ tileKinds }: Required<Pick<GameScreen, 'tileKinds'>>) {
  const theme = useDrawingTheme();
  const kinds = useMemo(() => tileKinds(theme), [tileKinds, theme]);
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
