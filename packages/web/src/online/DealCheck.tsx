import { useState } from 'react';
import type { TableSnapshot } from '../table/link.ts';
import { needWords, useLanguage } from '../words/language.ts';
import { rememberedDeal } from './deal.ts';
import { type DealVerdict, judgeDeal } from './deal-verdict.ts';
import { problemWords } from './problems.ts';
import { request } from './server.ts';
import './deal.css';

/** After the end: compares the record with what this browser saw before the start. */
export default function DealCheck({ table: { id, viewer } }: { table: Pick<TableSnapshot, 'id' | 'viewer'> }) {
  const language = useLanguage();
  const { words } = language;
  const [verdict, setVerdict] = useState<DealVerdict | null>(null);
  const check = async (): Promise<void> => {
    const [record] = await Promise.all([request('GET', `/api/tables/${id}/record`), needWords(['data'])]);
    setVerdict(judgeDeal(record, rememberedDeal(localStorage, id), viewer));
  };
  const failed = (error: unknown): void => setVerdict({ kept: false, say: (each) => problemWords(each.words, error) });
  return (
    <span className="deal-check" role="status">
      {verdict === null ? (
        <button type="button" className="quiet" onClick={() => void check().catch(failed)}>
          {words.online.deal.check()}
        </button>
      ) : (
        <span className={verdict.kept ? 'kept' : 'problem'}>{verdict.say(language)}</span>
      )}
    </span>
  );
}
