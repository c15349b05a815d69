import { useMemo } from 'react';
import { useWords } from '../words/language.ts';
import type { Chapter } from './rulebook.ts';
import { searchRules } from './search.ts';

interface FindingsProps {
  game: string;
  chapters: readonly Chapter[];
  wanted: string;
  forget(): void;
}

/** Every clause that has the words. */
export function Findings({ game, chapters, wanted, forget }: FindingsProps) {
  const { page } = useWords().rules;
  const found = useMemo(() => searchRules(chapters, wanted), [chapters, wanted]);
  return (
    <section className="findings">
      <p role="status" data-testid="found">
        {page.found({ count: found.length, wanted })}
      </p>
      <ul>
        {found.map(({ chapter, clause, excerpt: [before, hit, after] }) => (
          <li key={clause.id}>
            <a className="sheet" href={`#/rules/${game}/${clause.id}`} onClick={forget}>
              <b>{clause.title}</b> <small>{chapter.title}</small>
              <span>
                {before}
                <mark>{hit}</mark>
                {after}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
