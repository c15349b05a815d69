import './rules.css';
import { useEffect, useState } from 'react';
import { GAME_CARDS, gameCard } from '../games/index.ts';
import { Shell } from '../shell/Shell.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import { NARROW, useMedia } from '../shell/useMedia.ts';
import { useLanguage } from '../words/language.ts';
import { ClauseView } from './ClauseView.tsx';
import { Findings } from './Findings.tsx';
import { type Chapter, openedAt, type Rulebook } from './rulebook.ts';
import { useRulebook } from './useRulebook.ts';

/** The rulebook of a game: one chapter at a time on a screen, all of them on paper. */
export default function RulesPage({ game, place }: { game: string; place: string }) {
  const card = gameCard(game) ?? GAME_CARDS[0];
  const language = useLanguage();
  const { page } = language.words.rules;
  const book = useRulebook(card.id);
  const [wanted, setWanted] = useState('');
  return (
    <Shell title={page.title({ game: card.name(language) })} page="rules">
      <div className="rules-tools">
        <nav className="chips" aria-label={page.games()}>
          {GAME_CARDS.map(({ id, name }) => (
            <a key={id} className="button" href={`#/rules/${id}`} aria-current={id === card.id ? 'page' : undefined}>
              {name(language)}
            </a>
          ))}
        </nav>
        <label className="search">
          <span className="visually-hidden">{page.search()}</span>
          <input type="search" value={wanted} placeholder={page.search()} onChange={({ target }) => setWanted(target.value)} />
        </label>
        <button type="button" onClick={() => window.print()}>
          {page.print()}
        </button>
      </div>
      {book ? (
        <Opened game={card.id} book={book} place={place} wanted={wanted.trim()} forget={() => setWanted('')} />
      ) : (
        <p className="waiting">{page.loading()}</p>
      )}
    </Shell>
  );
}

interface OpenedProps {
  game: string;
  book: Rulebook;
  place: string;
  wanted: string;
  forget(): void;
}

function Opened({ game, book, place, wanted, forget }: OpenedProps) {
  const theme = useDrawingTheme();
  const onPaper = useMedia('print');
  const { chapter, clause } = openedAt(book, place);
  const searching = wanted.length > 1;
  useEffect(() => {
    if (searching) return;
    const target = document.getElementById(clause ? `rule-${clause.id}` : `chapter-${chapter.id}`);
    target?.focus({ preventScroll: true });
    if (clause) target?.scrollIntoView({ block: 'start' });
    else if (place !== '') window.scrollTo(0, 0);
  }, [chapter.id, clause, place, searching]);
  if (onPaper) {
    return book.chapters.map((each) => <ChapterView key={each.id} game={game} chapter={each} light="day" pointed={null} />);
  }
  return (
    <div className="rules-layout">
      <Contents game={game} chapters={book.chapters} current={chapter} forget={forget} />
      {searching ? (
        <Findings game={game} chapters={book.chapters} wanted={wanted} forget={forget} />
      ) : (
        <div className="rules-text">
          <ChapterView game={game} chapter={chapter} light={theme} pointed={clause?.id ?? null} />
          <Leafing game={game} chapters={book.chapters} current={chapter} />
        </div>
      )}
    </div>
  );
}

interface ContentsProps {
  game: string;
  chapters: readonly Chapter[];
  current: Chapter;
}

/** The chapters: beside the text, or above it where there is little room. */
function Contents({ game, chapters, current, forget }: ContentsProps & { forget(): void }) {
  const { page } = useLanguage().words.rules;
  const narrow = useMedia(NARROW);
  const [open, setOpen] = useState(false);
  const chosen = (): void => {
    setOpen(false);
    forget();
  };
  const list = (
    <ol>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a href={`#/rules/${game}/${id}`} aria-current={id === current.id ? 'true' : undefined} onClick={chosen}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className="contents sheet" aria-label={page.chapters()}>
      {narrow ? (
        <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{page.contents({ chapter: current.title })}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </nav>
  );
}

function ChapterView({
  game,
  chapter,
  light,
  pointed,
}: {
  game: string;
  chapter: Chapter;
  light: 'day' | 'night';
  pointed: string | null;
}) {
  return (
    <article className="chapter sheet" aria-labelledby={`chapter-${chapter.id}`}>
      <h2 id={`chapter-${chapter.id}`} tabIndex={-1}>
        {chapter.title}
      </h2>
      {chapter.clauses.map((clause) => (
        <ClauseView key={clause.id} game={game} clause={clause} light={light} pointed={clause.id === pointed} />
      ))}
    </article>
  );
}

function Leafing({ game, chapters, current }: ContentsProps) {
  const { page } = useLanguage().words.rules;
  const index = chapters.indexOf(current);
  const before = chapters[index - 1];
  const after = chapters[index + 1];
  return (
    <p className="leafing">
      {before && (
        <a className="button" href={`#/rules/${game}/${before.id}`}>
          {page.previous({ chapter: before.title })}
        </a>
      )}
      {after && (
        <a className="button primary" href={`#/rules/${game}/${after.id}`}>
          {page.next({ chapter: after.title })}
        </a>
      )}
    </p>
  );
}
