import './rules.css';
import { drawLegend } from '@luftschloss/drawing';
import { useMemo } from 'react';
import { GAME_CARDS, screenOf } from '../games/index.ts';
import type { GameScreen } from '../games/screen.ts';
import { Drawing } from '../shell/Drawing.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import { useLanguage } from '../words/language.ts';

export default function RulesPage({ game }: { game: string }) {
  const { card, rulesText, houseMade, tileKinds } = (screenOf(game) ?? screenOf(GAME_CARDS[0].id)) as GameScreen;
  const language = useLanguage();
  const { words } = language;
  const { page } = words.rules;
  return (
    <Shell title={page.title({ game: card.name(language) })} page="rules">
      <nav className="chips" aria-label={page.games()}>
        {GAME_CARDS.map(({ id, name }) => (
          <a key={id} className="button" href={`#/rules/${id}`} aria-current={id === card.id ? 'page' : undefined}>
            {name(language)}
          </a>
        ))}
      </nav>
      <div className="rules-layout">
        <div className="prose sheet">
          {rulesText(words).map(({ title, lines }) => (
            <section key={title}>
              <h2>{title}</h2>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
          ))}
          {houseMade && (
            <section>
              <h2>{page.houseMade()}</h2>
              <ul>
                {houseMade(words).map((line) => (
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
  const language = useLanguage();
  const { page } = language.words.rules;
  const theme = useDrawingTheme();
  const svg = useMemo(() => drawLegend({ theme, language, prefix: 'legend-' }), [theme, language]);
  return (
    <section className="legend wide" aria-labelledby="legend">
      <h2 id="legend">{page.legend()}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling picture must be reachable by keyboard. */}
      <section className="legend-scroll" tabIndex={0} aria-label={page.legendFrame()}>
        <Drawing svg={svg} label={page.legendPicture()} />
      </section>
    </section>
  );
}

/** One tile of every kind, with its name. */
function TileKinds({ tileKinds }: Required<Pick<GameScreen, 'tileKinds'>>) {
  const language = useLanguage();
  const theme = useDrawingTheme();
  const kinds = useMemo(() => tileKinds(theme, language), [tileKinds, theme, language]);
  return (
    <section className="legend" aria-labelledby="kinds">
      <h2 id="kinds">{language.words.rules.page.tileKinds()}</h2>
      <ul className="tile-kinds">
        {kinds.map(({ id, title, svg }) => (
          <li key={id}>
            <Drawing svg={svg} />
            <span>{title}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
