import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 192 random bits: links and cookies. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** Secrets are random and long, so a plain hash is enough to make a stolen store useless. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function fits(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash));
}

/** Names a table or a guest: nobody can guess it, but it is not what opens a seat. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** 256 random bits: nobody can try out what a commitment was made from. */
export function newDealSecret(): string {
  return randomBytes(32).toString('hex');
}

/** No letter or digit that could be taken for another one, read aloud or written by hand. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 8;

/** For people to type: 30^8 possibilities, which is enough for something that only opens free seats before a start and cannot be tried fast. */
export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
