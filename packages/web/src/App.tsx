import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { loadGames } from './games/loading.ts';
import { keepNoticeWords } from './offline/notice-words.ts';
import { Guarded } from './shell/BrokenPage.tsx';
import { parseRoute, type Route, useHash } from './shell/route.ts';
import { Shell } from './shell/Shell.tsx';
import { lazyWithWords, useLanguage } from './words/language.ts';
import { Said } from './words/Said.tsx';

const Home = lazyWithWords(['home'], () => import('./home/Home.tsx'));

/** Loads a page about all games together with them. */
async function withGames<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, loadGames()]);
  return loaded;
}

const NewTable = lazyWithWords(['home'], () => withGames(import('./home/NewTable.tsx')));
const TablePage = lazy(() => import('./table/TablePage.tsx'));
const OnlinePage = lazyWithWords(['home'], () => import('./online/OnlinePage.tsx'));
const BranchesPage = lazyWithWords(['branches'], () => import('./branches/BranchesPage.tsx'));
const DayPage = lazyWithWords(['day', 'branches', 'home'], () => import('./day/DayPage.tsx'));
const DealPage = lazyWithWords(['deal', 'branches'], () => import('./deal/DealPage.tsx'));
const ReviewPage = lazyWithWords(['review', 'branches', 'home', 'data'], () => import('./review/ReviewPage.tsx'));
const ScorerPage = lazyWithWords(['scorer', 'scoresheet', 'data', 'home', 'gallery'], () => withGames(import('./scorer/ScorerPage.tsx')));
const Gallery = lazyWithWords(['gallery', 'rules'], () => import('./gallery/Gallery.tsx'));
const LearnPage = lazyWithWords(['lessons'], () => withGames(import('./learn/LearnPage.tsx')));
const LessonPage = lazyWithWords(['lessons', 'rules'], () => import('./learn/LessonPage.tsx'));
const PuzzlesPage = lazyWithWords(['puzzles'], () => withGames(import('./puzzles/PuzzlesPage.tsx')));
const PuzzlePage = lazyWithWords(['puzzles'], () => import('./puzzles/PuzzlePage.tsx'));
const StatisticsPage = lazyWithWords(['statistics'], () => withGames(import('./statistics/StatisticsPage.tsx')));
const RulesPage = lazyWithWords(['rules'], () => import('./rulebook/RulesPage.tsx'));
const SettingsPage = lazy(() => import('./home/SettingsPage.tsx'));
const AdminPage = lazyWithWords(['admin'], () => import('./admin/AdminPage.tsx'));
const About = lazyWithWords(['home'], () => import('./home/About.tsx'));

/** Until everything of the next page is there, the one before stays: whoever waits for it sees what they came from, and a line about it. */
export function App() {
  const asked = useHash();
  const hash = useDeferredValue(asked);
  const route = parseRoute(hash);
  const language = useLanguage();
  const { shell } = language.words;
  const { page } = route;
  const shown = useRef('');
  useEffect(() => {
    const isNew = shown.current !== page;
    // A table that is open says itself whose turn it is.
    if (isNew || !(page === 'table' || page === 'online')) document.title = shell.titles[page]();
    if (!isNew) return;
    shown.current = page;
    window.scrollTo(0, 0);
  }, [page, shell]);
  useEffect(() => {
    keepNoticeWords(language).catch(() => {
      // Without storage a notice is in the server's words.
    });
  }, [language]);
  return (
    <>
      {asked !== hash && <Coming key={asked} />}
      <Guarded address={hash}>
        <Suspense fallback={<p className="waiting">{shell.frame.loading()}</p>}>{pageOf(route)}</Suspense>
      </Guarded>
    </>
  );
}

/** So long, in milliseconds, nobody needs to be told. */
const MOMENT = 300;

/** The next page is on its way. */
function Coming() {
  const { frame } = useLanguage().words.shell;
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MOMENT);
    return () => clearTimeout(timer);
  }, []);
  return (
    late && (
      <p className="coming" role="status">
        {frame.loading()}
      </p>
    )
  );
}

function pageOf(route: Route) {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'new':
      return <NewTable key={String(route.withFriends)} withFriends={route.withFriends} />;
    case 'gallery':
      return <Gallery game={route.game} collection={route.collection} piece={route.piece} />;
    case 'settings':
      return <SettingsPage />;
    case 'about':
      return <About />;
    case 'learn':
      return <LearnPage />;
    case 'lesson':
      return <LessonPage key={route.id} game={route.game} id={route.id} />;
    case 'puzzles':
      return <PuzzlesPage />;
    case 'puzzle':
      return <PuzzlePage key={`${route.game}/${route.id}`} game={route.game} id={route.id} />;
    case 'statistics':
      return <StatisticsPage />;
    case 'rules':
      return <RulesPage game={route.game} place={route.place} />;
    case 'table':
      return <TablePage key={route.id} id={route.id} />;
    case 'branches':
      return <BranchesPage key={route.origin} origin={route.origin} />;
    case 'day':
      return <DayPage day={route.day} />;
    case 'deal':
      return <DealPage key={route.id} where={route.where} id={route.id} />;
    case 'review':
      return <ReviewPage key={route.id} id={route.id} seat={route.seat} />;
    case 'score':
      return <ScorerPage what={route.what} data={route.data} />;
    case 'online':
      return <OnlinePage key={route.id} id={route.id} secret={route.secret} />;
    case 'admin':
      return <AdminPage secret={route.secret} />;
    case 'lost':
      return <Lost />;
  }
}

function Lost() {
  const { words, said } = useLanguage();
  return (
    <Shell title={words.shell.lost.title()}>
      <p>
        <Said of={said.shell.lost.help()} elements={{ home: (inside) => <a href="#/">{inside}</a> }} />
      </p>
    </Shell>
  );
}
