import './puzzle.css';
import { useCallback, useMemo, useState } from 'react';
import { rulesOf, screenOf } from '../games/index.ts';
import { loadGameTable } from '../games/loading.ts';
import { useNeeded } from '../shell/needed.ts';
import { Shell } from '../shell/Shell.tsx';
import { settingsNow } from '../shell/settings.ts';
import { BesideTable } from '../table/BesideTable.tsx';
import { type Guide, GuideContext } from '../table/guide.ts';
import { Table } from '../table/TablePage.tsx';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';
import { PuzzlePanel } from './PuzzlePanel.tsx';
import { type ListedPuzzle, listed, openPuzzle, type Puzzle } from './puzzle.ts';
import type { PuzzleFile } from './puzzle-file.ts';
import { usePuzzle } from './usePuzzle.ts';

interface Opened {
  readonly puzzle: Puzzle;
  readonly all: readonly ListedPuzzle[];
}

export default function PuzzlePage({ game, id }: { game: string; id: string }) {
  const { words, said } = useLanguage();
  const file = useNeeded(`puzzles:${game}`, () => puzzlesOf(game));
  const opened = useMemo(() => openedIn(file, game, id), [file, game, id]);
  if (opened) return <Asked puzzle={opened.puzzle} all={opened.all} />;
  return (
    <Shell title={words.puzzles.page.title()}>
      <p>
        <Said of={said.puzzles.page.lost()} elements={{ all: (inside) => <a href="#/puzzles">{inside}</a> }} />
      </p>
    </Shell>
  );
}

async function puzzlesOf(game: string): Promise<PuzzleFile | null> {
  await loadGameTable(game);
  return (await screenOf(game)?.puzzles?.()) ?? null;
}

function openedIn(file: PuzzleFile | null, game: string, id: string): Opened | null {
  const rules = rulesOf(game);
  const puzzle = file && rules ? openPuzzle(rules, file, id, settingsNow().name) : null;
  return file && puzzle ? { puzzle, all: listed(file) } : null;
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
