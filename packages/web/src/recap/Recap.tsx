import './recap.css';
import { useEffect, useMemo, useState } from 'react';
import { scoresNow, screenOf } from '../games/index.ts';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import type { LogLine } from '../table/link.ts';
import { namesOf } from '../table/names.ts';
import { isMyTurn, type TableControls } from '../table/useTable.ts';
import { useTelling } from '../table/useTelling.ts';
import { useLanguage } from '../words/language.ts';
import { type Consequences, earned, toldSince } from './recap.ts';

interface RecapProps {
  controls: TableControls;
  since: number;
  /** Brings what a line is about into sight; `null`: what the viewer usually sees. */
  follow?: ((line: LogLine | null) => void) | undefined;
  close(): void;
}

/** What has happened since the viewer's last decision: in words, stepped through on the board, and what it means. Then the question. */
export default function Recap({ controls, since, follow, close }: RecapProps) {
  const language = useLanguage();
  const { panel } = language.words.recap;
  const { table, lookBack, lookingAt } = controls;
  const telling = useTelling(table);
  const steps = useMemo(() => toldSince(table.log, since, telling), [table.log, since, telling]);
  const index = steps.findIndex(({ step }) => step === lookingAt);
  const goTo = (next: number): void => {
    lookBack(steps[next]?.step ?? null);
    follow?.(steps[next]?.lines[0] ?? null);
  };
  const stop = (): void => {
    follow?.(null);
    close();
  };
  // Whoever steps through it wants to see the board.
  const shown = index < 0 ? steps : steps.slice(index, index + 1);
  return (
    <section data-style="recap" className="sheet" aria-labelledby="recap-title" data-testid="recap">
      <header>
        <h2 id="recap-title">{panel.title()}</h2>
        <button type="button" className="primary" onClick={stop} data-testid="recap-close">
          {isMyTurn(table) ? panel.toTurn() : panel.close()}
        </button>
      </header>
      <ol className="steps">
        {shown.map(({ step, lines, text }, each) => (
          <li key={step}>
            <button
              type="button"
              className="quiet"
              aria-current={index < 0 ? undefined : 'step'}
              onClick={() => goTo(Math.max(index, each))}
            >
              <SeatBadge seat={lines[0].seat} size={18} />
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
      {index < 0 && <Meaning controls={controls} since={since} />}
      <p className="actions">
        <button type="button" onClick={() => goTo(index - 1)} disabled={index < 0} aria-label={panel.before()}>
          ◂
        </button>
        <button type="button" onClick={() => goTo(index + 1)} disabled={index === steps.length - 1} data-testid="recap-next">
          {index < 0 ? panel.show() : panel.next()} ▸
        </button>
        {index >= 0 && <span className="small">{panel.at({ step: index + 1, last: steps.length })}</span>}
      </p>
    </section>
  );
}

/** Who earned what, and what has changed for the viewer; as soon as the moment before is there. */
function Meaning({ controls, since }: Pick<RecapProps, 'controls' | 'since'>) {
  const language = useLanguage();
  const { panel } = language.words.recap;
  const { table, momentAt } = controls;
  const { game } = table;
  const consequences = useConsequences(game);
  const before = momentAt(since);
  const there = before.step === since;
  const names = useMemo(() => namesOf(table.seats), [table.seats]);
  const points = there ? earned(scoresNow(game, before.view), scoresNow(game, table.view)) : [];
  const means = there && consequences ? consequences(before.view, table.view, language) : [];
  if (points.length + means.length === 0) return null;
  return (
    <ul className="meaning">
      {points.length > 0 && (
        <li>
          {panel.points({
            seats: points.map(({ seat, points: earned }) => language.said.recap.panel.seat({ name: names[seat] ?? '', points: earned })),
          })}
        </li>
      )}
      {means.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function useConsequences(game: string): Consequences<unknown> | null {
  const [loaded, setLoaded] = useState<{ readonly say: Consequences<unknown> } | null>(null);
  useEffect(() => {
    let current = true;
    screenOf(game)
      ?.recap?.()
      .then(
        (say) => {
          if (current) setLoaded({ say });
        },
        () => {
          // Without a network the lines of the log have to do.
        },
      );
    return () => {
      current = false;
    };
  }, [game]);
  return loaded?.say ?? null;
}
