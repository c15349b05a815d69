import { rngState } from '@luftschloss/engine/kernel';
import { commitmentOf, seedOfDeal } from '@luftschloss/protocol';
import { english } from '@luftschloss/words/english';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addToDeal, contributionFor, type DealShelf, rememberedDeal } from '../src/online/deal.ts';
import { judgeDeal } from '../src/online/deal-verdict.ts';
import { shelfOf } from './tables.ts';

const TABLE = 'a-table';
const SECRET = 'ab'.repeat(32);
const OWN = '0f'.repeat(16);
const proof = { table: TABLE, secret: SECRET, commitment: commitmentOf(TABLE, SECRET), contributions: [OWN, null] };

/** A game that was only dealt. */
const record = {
  format: 'luftschloss-record',
  game: 'castles',
  rulesVersion: 1,
  tags: {},
  options: {},
  seats: [{ name: 'Ada' }, { name: 'Bot', bot: 'random' }],
  seed: seedOfDeal(proof),
  actions: [],
  deal: proof,
};
const { words } = english;
const seen = { commitment: proof.commitment, contribution: OWN };

function judged(...of: Parameters<typeof judgeDeal>): { readonly kept: boolean; readonly text: string } {
  const { kept, say } = judgeDeal(...of);
  return { kept, text: say(english) };
}

describe('after the end a page', () => {
  it('is content when the record has what it saw and what it added', () => {
    expect(judged(record, seen, 0)).toEqual({ kept: true, text: words.online.deal.fair() });
  });

  it('says less when it saw nothing itself', () => {
    expect(judged(record, null, null)).toEqual({ kept: true, text: words.online.deal.others({ count: 1 }) });
  });

  it.each([
    ['another commitment than was shown', record, { ...seen, commitment: commitmentOf(TABLE, 'cd'.repeat(32)) }, 'another commitment'],
    [
      'a secret that was not committed to',
      { ...record, deal: { ...proof, secret: 'cd'.repeat(32) } },
      seen,
      'not the one that the server committed to',
    ],
    ['a deal of somebody’s choice', { ...record, seed: 'chacha8:1' }, seen, 'not dealt from'],
    ['a contribution too many', { ...record, deal: { ...proof, contributions: [OWN, null, null] } }, seen, 'one for each of the 2 seats'],
    ['no proof at all', { ...record, deal: undefined }, seen, 'no proof'],
    ['an action that the rules refuse', { ...record, actions: [{ seat: 0, action: { type: 'dance' } }] }, seen, 'is refused'],
  ])('notices %s', (_, value, memory, reason) => {
    expect(judged(value, memory, 0)).toEqual({ kept: false, text: expect.stringContaining(reason) });
  });

  it('does not take the contribution of somebody else for its own', () => {
    expect(judged(record, { ...seen, contribution: 'ee'.repeat(16) }, 0).text).not.toBe(words.online.deal.fair());
  });
});

describe('before the start a page', () => {
  afterEach(() => vi.unstubAllGlobals());

  function serverThat(answers: number): string[] {
    const sent: string[] = [];
    const answer = (_: string, { body }: { body: string }) => {
      sent.push((JSON.parse(body) as { contribution: string }).contribution);
      return Promise.resolve(new Response('{"error":{"message":"no"}}', { status: answers }));
    };
    vi.stubGlobal('fetch', answer);
    return sent;
  }

  const card = { id: TABLE, deal: { commitment: proof.commitment, contributions: [null, null] } };

  it('adds once to the deal, and the same again when the answer was lost', async () => {
    const kept: DealShelf = shelfOf();
    const sent = serverThat(500);
    await addToDeal(kept, card, 0);
    await addToDeal(kept, card, 0);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[1]).toBe(sent[0]);
    expect(rememberedDeal(kept, TABLE)).toEqual({ commitment: proof.commitment, contribution: sent[0] });
    await addToDeal(kept, { ...card, deal: { ...card.deal, contributions: [sent[0], null] } }, 0);
    expect(sent).toHaveLength(2);
  });

  it('sits down with what it adds later again, if need be, and without anything where nobody commits to a deal', async () => {
    const kept = shelfOf();
    const { contribution } = contributionFor(kept, card);
    expect(rememberedDeal(kept, TABLE)).toEqual({ commitment: proof.commitment, contribution });
    expect(contributionFor(kept, card)).toEqual({ contribution });
    const sent = serverThat(200);
    await addToDeal(kept, card, 0);
    expect(sent).toEqual([contribution]);
    expect(contributionFor(shelfOf(), { id: TABLE, deal: null })).toEqual({});
  });

  it('sends it once when two parts of the page ask at the same time', async () => {
    const sent = serverThat(200);
    const kept = shelfOf();
    await Promise.all([addToDeal(kept, card, 0), addToDeal(kept, card, 0)]);
    expect(sent).toHaveLength(1);
  });

  it('adds nothing where it only watches, or where nobody commits to a deal', async () => {
    const sent = serverThat(200);
    await addToDeal(shelfOf(), card, null);
    await addToDeal(shelfOf(), { id: TABLE, deal: null }, 0);
    expect(sent).toEqual([]);
  });
});

it('a deal is a function of all its parts', () => {
  expect(rngState(seedOfDeal(proof)).seed).toMatch(/^chacha8:[0-9a-f]{64}$/);
  const seeds = [proof, { ...proof, table: 'other' }, { ...proof, contributions: [null, OWN] }, { ...proof, contributions: [OWN] }].map(
    seedOfDeal,
  );
  expect(new Set(seeds).size).toBe(4);
});
