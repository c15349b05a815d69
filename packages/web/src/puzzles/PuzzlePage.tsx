import './puzzle.css';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { rulesOf, screenOf } from '../games/index.ts';
import { loadGame } from '../games/loading.ts';
import { Shell } from '../shell/Shell.tsx';
import { settingsNow } from '../shell/settings.ts';
import { BesideTable } from '../table/BesideTable.tsx';
import { type Guide, GuideContext } from '../table/guide.ts';
import { Table } from '../table/TablePage.tsx';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';
import { PuzzlePanel } from './PuzzlePanel.tsx';
import { type ListedPuzzle, listed, openPuzzle, type Puzzle } from './puzzle.ts';
import { usePuzzle } from './usePuzzle.ts';

interface Opened {
  readonly puzzle: Puzzle | null;
  readonly all: readonly ListedPuzzle[];
}

export default function PuzzlePage({ game, id }: { game: string; id: string }) {
  const { words, said } = useLanguage();
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let left = false;
    fetched(game, id).then(
      (found) => !left && setOpened(found),
      () => {
        // Without a network the page waits; whoever comes back asks again.
      },
    );
    return () => {
      left = true;
    };
  }, [game, id]);
  if (!opened) return <p className="waiting">{words.shell.frame.loading()}</p>;
  if (opened.puzzle) return <Asked puzzle={opened.puzzle} all={opened.all} />;
  return (
    <Shell title={words.puzzles.page.title()}>
      <p>
        <Said of={said.puzzles.page.lost()} elements={{ all: (inside) => <a href="#/puzzles">{inside}</a> }} />
      </p>
    </Shell>
  );
}

async function fetched(game: string, id: string): Promise<Opened> {
  await loadGame(game);
  const file = await screenOf(game)?.puzzles?.();
  const rules = rulesOf(game);
  if (!file || !rules) return { puzzle: null, all: [] };
  return { puzzle: openPuzzle(rules, file, id, settingsNow().name), all: listed(file) };
}

/** The real table at that moment, with the question beside it. */
function Asked({ puzzle, all }: { puzzle: Puzzle; all: readonly ListedPuzzle[] }) {
  const { puzzle: say } = useLanguage().words.puzzles;
  const controls = usePuzzle(puzzle);
  const { link, attempt, phase, shown } = controls;
  const [help, setHelp] = useState<{ open(): void } | null>(null);
  const openHelp = useCallback((open: (() => void) | null) => setHelp(open && { open }), []);
  const guide = useMemo(
    (): Guide => ({
      asks: phase === 'asking',
      task: say.question(),
      wanted: shown > 0 && phase === 'asking' ? puzzle.answers[0].action : null,
      shown,
      held: () => {},
      setHelp: openHelp,
    }),
    [phase, shown, puzzle, say, openHelp],
  );
  return (
    <div data-style="puzzle" className="puzzle-page">
      <BesideTable panel={<PuzzlePanel controls={controls} all={all} help={help?.open ?? null} />}>
        <GuideContext value={guide}>
          <Table key={attempt.laid} link={link} />
        </GuideContext>
      </BesideTable>
    </div>
  );
}
