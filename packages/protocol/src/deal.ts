import { accept, type Checked, type DealProof, type GameRecord, reject } from '@luftschloss/engine/kernel';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Deals that nobody chose. Before anybody sits down, the server draws a secret and shows its commitment. Then every player's page adds random digits of its
 * own. The seed is made from all of them: the server cannot change its secret any more, and no player knows it. After the end the record holds every part.
 *
 * The secret has 256 random bits, so a commitment tells nothing about the deal to whoever tries deals out.
 */
const SECRET = /^[0-9a-f]{64}$/;
/** 128 to 256 bits. Digits only: no two lists of contributions can be written as the same text. */
export const CONTRIBUTION = /^[0-9a-f]{32,64}$/;
const NOTHING_ADDED = '-';

export function commitmentOf(table: string, secret: string): string {
  return hashOf(['luftschloss commitment 1', table, secret]);
}

export function seedOfDeal({ table, secret, contributions }: Omit<DealProof, 'commitment'>): string {
  const added = contributions.map((contribution) => contribution ?? NOTHING_ADDED);
  return `chacha8:${hashOf(['luftschloss deal 1', table, secret, ...added])}`;
}

function hashOf(lines: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(lines.join('\n'))));
}

/** Whether a record's seed came about as its proof says. What the proof cannot know is what a player saw before the start: compare that as well. */
export function checkDeal(record: GameRecord): Checked<DealProof> {
  const { deal, seed, seats } = record;
  if (!deal) return reject('no-proof');
  const { table, commitment, secret, contributions } = deal;
  if (!SECRET.test(secret)) return reject('secret-expected', {}, 'deal.secret');
  if (contributions.length !== seats.length) {
    return reject('contributions-expected', { seats: seats.length, got: contributions.length }, 'deal.contributions');
  }
  const odd = contributions.findIndex((contribution) => contribution !== null && !CONTRIBUTION.test(contribution));
  if (odd >= 0) return reject('contribution-expected', {}, `deal.contributions[${odd}]`);
  if (commitmentOf(table, secret) !== commitment) return reject('other-secret');
  if (seedOfDeal(deal) !== seed) return reject('other-deal');
  return accept(deal);
}
