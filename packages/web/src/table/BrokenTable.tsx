import type { Fact } from '@luftschloss/engine/kernel';
import { problemText } from '@luftschloss/words';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';

/** What is wrong with a table that is kept in this browser; `null` if it is none. */
export default function BrokenTable({ problem }: { problem: Fact | null }) {
  const language = useLanguage();
  const { opening } = language.said.table;
  return (
    <p>
      <Said
        of={problem === null ? opening.notKept() : opening.broken({ problem: problemText(language, problem) })}
        elements={{ home: (inside) => <a href="#/">{inside}</a> }}
      />
    </p>
  );
}
