import { useState } from 'react';
import type { TableSnapshot } from '../table/link.ts';
import { type DealVerdict, judgeDeal, rememberedDeal } from './deal.ts';
import { request } from './server.ts';
import './deal.css';

/** After the end: compares the record with what this browser saw before the start. */
export function DealCheck({ table: { id, viewer } }: { table: Pick<TableSnapshot, 'id' | 'viewer'> }) {
  const [verdict, setVerdict] = useState<DealVerdict | null>(null);
  const check = async (): Promise<void> => {
    const record = await request('GET', `/api/tables/${id}/record`);
    setVerdict(judgeDeal(record, rememberedDeal(localStorage, id), viewer));
  };
  const failed = (error: Error): void => setVerdict({ kept: false, sentence: error.message });
  return (
    <span className="deal-check" role="status">
      {verdict === null ? (
        <button type="button" className="quiet" onClick={() => void check().catch(failed)}>
          Check the deal
        </button>
      ) : (
        <span className={verdict.kept ? 'kept' : 'problem'}>{verdict.sentence}</span>
      )}
    </span>
  );
}
