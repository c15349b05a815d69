/** What lets a program sit down: the secret link to a seat, an invitation, or the code of a table. */
export type SeatKey =
  | { readonly kind: 'seat' | 'invite'; readonly table: string; readonly secret: string }
  | { readonly kind: 'code'; readonly code: string };

export interface SeatLink {
  /** Where the server is, without a slash at the end. */
  readonly server: string;
  readonly key: SeatKey;
}

/** What is wrong with what was given. */
export type LinkProblem = 'link' | 'server' | 'address';

/** Reads a link as pages show it. A server that is named beside it is where to go; else the link says it itself. */
export function readSeatLink(link: string, server: string | null): SeatLink | LinkProblem {
  const key = readKey(link.trim());
  if (!key) return 'link';
  const address = server ?? (/^https?:\/\//.test(link.trim()) ? link.trim() : null);
  if (address === null) return 'server';
  const origin = originOf(address);
  return origin === null ? 'address' : { server: origin, key };
}

function readKey(text: string): SeatKey | null {
  const [, table, kind, secret] = /(?:\/table\/|#\/online\/)([\w.:-]{1,40})[#/](seat|invite)=([\w.:-]{1,100})$/.exec(text) ?? [];
  if (table) return { kind: kind as 'seat' | 'invite', table, secret };
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[0-9A-Z]{8}$/.test(code) ? { kind: 'code', code } : null;
}

function originOf(address: string): string | null {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}
