import type { ProblemReport } from '@luftschloss/protocol';
import { ServerRefusal } from '../online/problems.ts';

/** Asks the server with the key of whoever runs it. */
export async function askAdmin<T>(key: string, method: 'GET' | 'POST', path: string): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
    ...(method === 'POST' ? { body: '{}' } : {}),
  });
  const answer = (await response.json().catch(() => ({}))) as T & { readonly error?: ProblemReport };
  if (!response.ok) throw new ServerRefusal(answer.error);
  return answer;
}
