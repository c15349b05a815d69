import { drawLegend } from '@luftschloss/drawing';
import { HOUSE_MADE } from '@luftschloss/engine/palace';
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
        {game === 'castles' && <Legend />}
      </div>
    </Shell>
  );
}

function Legend() {
  const theme = useDrawingTheme();
  const svg = useMemo(() => drawLegend({ theme, prefix: 'legend-' }), [theme]);
  return (
    <section className="legend" aria-labelledby="legend">
      <h2 id="legend">How to read a room</h2>
      <Drawing svg={svg} label="The marks on rooms: types, bonuses and entrances" />
    </section>
  );
}
