import { useEffect, useState } from 'react';
import type { TableSnapshot } from './link.ts';
import { useTelling } from './useTelling.ts';

/** Reads out what has just happened and what is asked, for people who do not see it. */
export function Announcer({ table, question }: { table: TableSnapshot; question: string }) {
  const [text, setText] = useState('');
  const { step, log } = table;
  const telling = useTelling(table);
  useEffect(() => {
    const news = log.filter((line) => line.step === step).flatMap((line) => telling.line(line) ?? []);
    const timer = setTimeout(() => setText([...news.slice(-6), question].join(' ')), 250);
    return () => clearTimeout(timer);
  }, [step, log, question, telling]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {text}
    </div>
  );
}
