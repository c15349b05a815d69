import './table.css';
import './chart.css';
import './story.css';
import './picture-table.css';
import './three-columns.css';
import './ending.css';
import { screenOf } from '../games/index.ts';
import { Shell } from '../shell/Shell.tsx';
import { useSettings } from '../shell/settings.ts';
import { lazyWithWords, useWords } from '../words/language.ts';
import type { TableLink } from './link.ts';
import { useOpened } from './useTable.ts';

const GeneralTable = lazyWithWords(['general'], () => import('../general/GeneralTable.tsx'));

const BrokenTable = lazyWithWords(['data'], () => import('./BrokenTable.tsx'));

export default function TablePage({ id }: { id: string }) {
  const words = useWords();
  const opened = useOpened(id);
  if (!opened) return null;
  if ('broken' in opened) {
    return (
      <Shell title={words.table.opening.title()}>
        <BrokenTable problem={opened.broken} />
      </Shell>
    );
  }
  return <Table link={opened.link} />;
}

/** The table that fits the game, or the one in words for whoever wants that. */
export function Table({ link }: { link: TableLink }) {
  const { inWords } = useSettings();
  const { Table: Pictures = GeneralTable } = screenOf(link.snapshot().game) ?? {};
  const Shown = inWords ? GeneralTable : Pictures;
  return (
    <div data-style="table">
      <Shown link={link} />
    </div>
  );
}
