import { useWords } from '../words/language.ts';

/** One line about what somebody else has changed, until it was read. */
export function ChangeNote({ note, dismiss }: { note: string | null; dismiss(): void }) {
  const words = useWords();
  if (note === null) return null;
  return (
    <p className="change sheet" role="status" data-testid="change">
      {note}
      <button type="button" className="quiet" onClick={dismiss}>
        {words.table.head.understood()}
      </button>
    </p>
  );
}
