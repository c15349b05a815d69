import './table.css';
import './story.css';
import './scores.css';
import { lazy } from 'react';
import { screenOf } from '../games/index.ts';
import { Shell } from '../shell/Shell.tsx';
import { useSettings } from '../shell/settings.ts';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';
import type { TableLink } from './link.ts';
import { useOpened } from './useTable.ts';

const GeneralTable = lazy(() => import('../general/GeneralTable.tsx'));

export default function TablePage({ id }: { id: string }) {
  const { words, said } = useLanguage();
  const opened = useOpened(id);
  if (!opened) return null;
  if ('broken' in opened) {
    return (
      <Shell title={words.table.opening.title()}>
        <p>
          <Said
            of={opened.broken === null ? said.table.opening.notKept() : said.table.opening.broken({ problem: opened.broken })}
            elements={{ home: (inside) => <a href="#/">{inside}</a> }}
          />
        </p>
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
