import { useState } from 'react';
import type { TableSnapshot } from '../table/link.ts';
import { useWords } from '../words/language.ts';
import { type DealVerdict, judgeDeal, rememberedDeal } from './deal.ts';
import { problemWords } from './problems.ts';
import { request } from './server.ts';
import './deal.css';

/** After the end: compares the record with what this browser saw before the start. */
export function DealCheck({ table: { id, viewer } }: { table: Pick<TableSnapshot, 'id' | 'viewer'> }) {
  const words = useWords();
  const [verdict, setVerdict] = useState<DealVerdict | null>(null);
  const check = async (): Promise<void> => {
    const record = await request('GET', `/api/tables/${id}/record`);
    setVerdict(judgeDeal(record, rememberedDeal(localStorage, id), viewer));
  };
  const failed = (error: unknown): void => setVerdict({ kept: false, say: (each) => problemWords(each, error) });
  return (
    <span className="deal-check" role="status">
      {verdict === null ? (
        <button type="button" className="quiet" onClick={() => void check().catch(failed)}>
          {words.online.deal.check()}
        </button>
      ) : (
        <span className={verdict.kept ? 'kept' : 'problem'}>{verdict.say(words)}</span>
      )}
    </span>
  );
}
