import './puzzles.css';
import { type ReactNode, useEffect, useState } from 'react';
import { GAME_CARDS, screenOf } from '../games/index.ts';
import type { GameScreen } from '../games/screen.ts';
import { Drawing } from '../shell/Drawing.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import { useLanguage } from '../words/language.ts';
import { nextUnsolved, type Progress, progressIn, solvedIn } from './progress.ts';
import { DIFFICULTIES, type ListedPuzzle, listed } from './puzzle.ts';

/** All puzzles by game, with how far somebody has come. */
export default function PuzzlesPage() {
  const { page } = useLanguage().words.puzzles;
  const [unsolved, setUnsolved] = useState(false);
  return (
    <Shell title={page.title()} page="puzzles">
      <p className="intro">{page.intro()}</p>
      <label className="filter">
        <input type="checkbox" checked={unsolved} onChange={({ target }) => setUnsolved(target.checked)} /> {page.onlyUnsolved()}
      </label>
      {GAME_CARDS.map(({ id }) => {
        const screen = screenOf(id);
        return screen?.puzzles && <GamePuzzles key={id} screen={screen} unsolved={unsolved} />;
      })}
    </Shell>
  );
}

function GamePuzzles({ screen, unsolved }: { screen: GameScreen; unsolved: boolean }) {
  const language = useLanguage();
  const { page } = language.words.puzzles;
  const theme = useDrawingTheme();
  const [puzzles, setPuzzles] = useState<readonly ListedPuzzle[] | null>(null);
  const { id, name } = screen.card;
  useEffect(() => {
    let left = false;
    screen.puzzles?.().then(
      (file) => !left && setPuzzles(listed(file)),
      () => {
        // Without a network the place stays empty; the next visit tries again.
      },
    );
    return () => {
      left = true;
    };
  }, [screen]);
  const progress = progressIn(localStorage, id);
  const next = puzzles && nextUnsolved(puzzles, progress, null);
  const title = name(language);
  return (
    <section className="game-puzzles" aria-labelledby={`puzzles-${id}`} data-game={id}>
      <header>
        <Drawing svg={screen.picture(theme, language)} className="emblem" />
        <h2 id={`puzzles-${id}`}>{title}</h2>
        {puzzles && <Solved count={puzzles.length} solved={solvedIn(puzzles, progress)} />}
        {next && (
          <a className="button primary" href={`#/puzzles/${id}/${next.id}`} aria-label={page.nextOf({ game: title })}>
            {page.next()}
          </a>
        )}
      </header>
      {puzzles ? <PuzzleGrid game={id} puzzles={puzzles} progress={progress} unsolved={unsolved} /> : <p>{page.loading()}</p>}
    </section>
  );
}

function Solved({ count, solved }: { count: number; solved: number }) {
  const { page } = useLanguage().words.puzzles;
  const text = solved === count ? page.allSolved() : page.solved({ solved, count });
  return (
    <p className="solved">
      <progress max={count} value={solved} aria-label={text} /> <span>{text}</span>
    </p>
  );
}

interface PuzzleGridProps {
  game: string;
  puzzles: readonly ListedPuzzle[];
  progress: Progress;
  unsolved: boolean; // only those
}

function PuzzleGrid({ game, puzzles, progress, unsolved }: PuzzleGridProps): ReactNode {
  const { difficulty: hard } = useLanguage().words.puzzles;
  return DIFFICULTIES.map((difficulty) => {
    const some = puzzles.filter((each) => each.difficulty === difficulty && !(unsolved && progress[each.id]?.solved));
    return (
      some.length > 0 && (
        <div key={difficulty} className="shelf">
          <h3>{hard[difficulty]()}</h3>
          <ul>
            {some.map((puzzle) => (
              <PuzzleLink key={puzzle.id} game={game} puzzle={puzzle} fared={progress[puzzle.id]} />
            ))}
          </ul>
        </div>
      )
    );
  });
}

function PuzzleLink({ game, puzzle, fared }: { game: string; puzzle: ListedPuzzle; fared: Progress[string] | undefined }) {
  const { page } = useLanguage().words.puzzles;
  const { id, number, players } = puzzle;
  return (
    <li>
      <a className={`puzzle sheet ${fared?.solved ? 'done' : ''}`} href={`#/puzzles/${game}/${id}`}>
        <b>
          <span className="visually-hidden">{page.puzzle()} </span>
          {number}
        </b>
        <span>{page.players({ count: players })}</span>
        {fared && (
          <span className="seal">
            <span aria-hidden="true">{fared.solved ? '✓' : '…'}</span>
            <span className="visually-hidden">{fared.solved ? page.solvedMark() : page.tried()}</span>
          </span>
        )}
      </a>
    </li>
  );
}
