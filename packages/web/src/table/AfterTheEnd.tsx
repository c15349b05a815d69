import { dayOf } from '@luftschloss/protocol';
import { lazy, Suspense, useEffect, useState } from 'react';
import { openDayOf } from '../day/open-day-id.ts';
import { problemWords } from '../online/problems.ts';
import { go } from '../shell/route.ts';
import { lazyWithWords, useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';
import type { TableSnapshot } from './link.ts';
import { playAgain } from './play-again.ts';

/** Proofs need their own arithmetic, which nobody needs before the end. */
const DealCheck = lazy(() => import('../online/DealCheck.tsx'));

const OfTheDay = lazyWithWords(['day'], () => import('../day/AtTheEnd.tsx'));

const SameDeal = lazyWithWords(['deal', 'branches'], () => import('../deal/AtTheEnd.tsx'));
const ToScorer = lazyWithWords(['scorer'], () => import('../scorer/ToScorer.tsx'));

const LookBack = lazyWithWords(['review'], () => import('../review/WayToReview.tsx'));

const WhatIf = lazyWithWords(['branches'], () => import('../branches/AtTheEnd.tsx'));

/** After the game: the same people once more, one seat further. */
export default function AfterTheEnd({ table, lookBack }: { table: TableSnapshot; lookBack(step: number): void }) {
  const { words, said } = useLanguage();
  const [problem, setProblem] = useState<unknown>(null);
  const online = table.connection !== 'local';
  // biome-ignore lint/correctness/useExhaustiveDependencies: an end is remembered once.
  useEffect(() => {
    if (!online) return;
    import('../statistics/remembering.ts').then(
      ({ rememberOnline }) => rememberOnline(table, Date.now()),
      () => {
        // Without a network it is remembered the next time.
      },
    );
  }, [online, table.id, table.result !== null]);
  const again = (): void => {
    playAgain(table).then(go, setProblem);
  };
  if (online && table.viewer === null) {
    return (
      <p className="request sheet">
        {table.rematch && (
          <Said of={said.table.again.watch()} elements={{ table: (inside) => <a href={`#/online/${table.rematch}`}>{inside}</a> }} />
        )}
        {table.result && (
          <Suspense>
            <SameDeal table={table} />
          </Suspense>
        )}
        <a className="button quiet" href="#/">
          {words.table.menu.entranceHall()}
        </a>
      </p>
    );
  }
  const ofDay = table.day ?? openDayOf(table.id);
  if (ofDay) {
    return (
      <p className="request sheet" role="status">
        <Suspense>
          <OfTheDay day={ofDay.day} />
          {/* The record of a day is complete when the day is over. */}
          {table.result && (!online || ofDay.day < dayOf(Date.now())) && (
            <>
              <SameDeal table={table} />
              <LookBack table={table} />
              <WhatIf table={table} lookBack={lookBack} />
            </>
          )}
        </Suspense>
      </p>
    );
  }
  return (
    <p className="request sheet" role="status">
      <span className={table.rematch ? '' : 'visually-hidden'}>
        {table.rematch ? words.table.again.othersThere() : words.table.again.onceMore()}
      </span>
      <button type="button" className="primary" onClick={again}>
        {table.rematch ? words.table.again.join() : words.table.again.play()}
      </button>
      {table.result && (
        <Suspense>
          <SameDeal table={table} />
          <LookBack table={table} />
          <WhatIf table={table} lookBack={lookBack} />
          <ToScorer table={table} />
        </Suspense>
      )}
      <a className="button quiet" href="#/">
        {words.table.menu.entranceHall()}
      </a>
      {online && (
        <Suspense>
          <DealCheck table={table} />
        </Suspense>
      )}
      {problem !== null && problemWords(words, problem)}
    </p>
  );
}
