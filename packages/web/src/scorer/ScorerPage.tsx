import type { TableFile } from '@luftschloss/engine/kernel';
import { useEffect, useState } from 'react';
import { go } from '../shell/route.ts';
import { Shell } from '../shell/Shell.tsx';
import { useLanguage } from '../words/language.ts';
import type { GameScorer } from './game-scorer.ts';
import { openFile, scorerOf } from './opening.ts';
import { type Problem, problemWords } from './reading.ts';
import { Scorer } from './Scorer.tsx';
import { Start } from './Start.tsx';
import { fromLink } from './share-link.ts';
import { keep, keptTable, newId } from './shelf.ts';

interface Opened {
  readonly id: string;
  readonly scorer: GameScorer;
  readonly table: TableFile;
}

/** `#/score` begins a sheet, `#/score/<id>` goes on with one of this browser, `#/score/link/<data>` opens one that somebody has sent. */
export default function ScorerPage({ what, data }: { what: string; data: string }) {
  const language = useLanguage();
  const { scorer: words } = language.words;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    let wanted = true;
    setProblem(null);
    setOpened(null);
    if (what === '') return;
    opening(what, data).then(
      (found) => {
        if (!wanted) return;
        if ('code' in found) setProblem(found);
        else if (found.id === what) setOpened(found);
        else go(`#/score/${found.id}`);
      },
      () => {
        if (wanted) setProblem({ code: 'broken' });
      },
    );
    return () => {
      wanted = false;
    };
  }, [what, data]);
  if (what === '' || problem) return <Start problem={problem && problemWords(language, problem)} />;
  if (!opened)
    return (
      <Shell title={words.title()}>
        <p className="waiting">{words.loading()}</p>
      </Shell>
    );
  return <Scorer key={opened.id} id={opened.id} scorer={opened.scorer} start={opened.table} />;
}

async function opening(what: string, data: string): Promise<Opened | Problem> {
  if (what === 'link') {
    const file = await fromLink(data);
    if (file === null) return { code: 'broken-link' };
    const read = await openFile(file);
    if (!read.ok) return read.problem;
    if ('own' in read) return { code: 'no-game' };
    const id = newId();
    keep(localStorage, id, read.table, Date.now());
    return { id, scorer: read.scorer, table: read.table };
  }
  const kept = keptTable(localStorage, what);
  if (!kept) return { code: 'not-kept' };
  const scorer = await scorerOf(kept.game);
  if (!scorer) return { code: 'no-game' };
  const table = scorer.tables.read(kept.file);
  return table.ok ? { id: what, scorer, table: table.value } : { code: 'problem', problem: table.problem };
}
