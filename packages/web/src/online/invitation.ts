import { addressOfLink } from '../shell/route.ts';

/** The secret part of a link: `invite=…` or `code=…` opens a free seat, `seat=…` is one's own seat on another device. */
export type Ticket =
  | { readonly kind: 'invite'; readonly invite: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'seat'; readonly link: string }
  | null;

export function readTicket(secret: string): Ticket {
  const [kind, word] = secret.split('=');
  if (!word) return null;
  if (kind === 'invite') return { kind, invite: word };
  if (kind === 'code') return { kind, code: word };
  return kind === 'seat' ? { kind, link: word } : null;
}

/** What somebody typed to join friends: the address of a link, or a code to ask the server about. */
export type Typed = { readonly address: string } | { readonly code: string } | null;

export function readTyped(text: string): Typed {
  const [path, hash = ''] = text.trim().split('#');
  const address = addressOfLink(path, hash);
  if (address) return { address: address.slice(1) };
  if (/^\/(online|table)\//.test(hash)) return { address: hash };
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[0-9A-Z]{8}$/.test(code) ? { code } : null;
}

/** In two halves, as people read it out. */
export function codeWords(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

const INVITE = 'luftschloss.invite.';

/** The invitation is told only once, to whoever opened the table. */
export function keepInvitation(id: string, link: string): void {
  sessionStorage.setItem(INVITE + id, link);
}

export function keptInvitation(id: string): string | null {
  return sessionStorage.getItem(INVITE + id);
}
