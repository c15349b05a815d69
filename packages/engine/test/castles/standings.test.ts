import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bonusCardsNow, type CastlesState, castles, favorStandings, type LedgerEntry, standingsNow } from '../../src/castles/index.ts';
import { expectOk, parseJson, parseRecord, replay, type Viewer } from '../../src/kernel/index.ts';
import { ended, lastTurn, PASS, play, pointsFor, scene, scored } from './expansion-scene.ts';

const folder = new URL('../golden/', import.meta.url);
const files = readdirSync(folder).filter((name) => /^castles-.*\.json$/.test(name));

interface Ending {
  /** The game as it was when its last action had been played and nothing of the end was scored yet. */
  readonly before: CastlesState;
  /** What the final scoring then added, by seat. */
  readonly added: readonly (readonly LedgerEntry[])[];
}

function endingOf(file: string): Ending {
  const record = expectOk(parseRecord(expectOk(parseJson(readFileSync(new URL(file, folder), 'utf8')))));
  const { states, steps } = expectOk(replay(castles, record));
  const over = states[states.length - 1];
  const { events } = steps[steps.length - 1];
  const final = events.slice(events.findIndex(({ type }) => type === 'game-over'));
  const added = over.seats.map((_, seat) =>
    final.flatMap((event) => (event.type === 'scored' && event.seat === seat ? [event.entry] : [])),
  );
  const seats = over.seats.map((own, seat) => ({
    ...own,
    score: own.score - added[seat].reduce((sum, [, points]) => sum + points, 0),
    ledger: own.ledger.slice(0, own.ledger.length - added[seat].length),
  }));
  return { before: { ...over, stage: 'scoring', seats }, added };
}

/** What others cannot know of a seat before its cards are shown. */
const SECRET = ['bonus-card', 'own-favor'];
const DECREES_WITH_SECRETS = ['encore', 'secret-room'];

function isPublic([reason, , about]: LedgerEntry): boolean {
  return !SECRET.includes(reason) && !(reason === 'decree' && DECREES_WITH_SECRETS.includes(String(about)));
}

function entriesFor({ before }: Ending, viewer: Viewer, seat: number): readonly LedgerEntry[] {
  return standingsNow(castles.view(before, viewer))[seat].entries;
}

describe('the standing at the last action', () => {
  for (const file of files) {
    it(`${file}: is the final result in everything that is public, and for oneself in everything`, () => {
      const ending = endingOf(file);
      const hides = ending.before.seats.some(({ decree }) => decree === 'hidden-purse');
      for (const [seat, added] of ending.added.entries()) {
        expect(entriesFor(ending, seat, seat).filter(isPublic).length).toBe(added.filter(isPublic).length);
        if (hides) continue;
        expect(entriesFor(ending, seat, seat)).toEqual(added);
        expect(entriesFor(ending, null, seat)).toEqual(added.filter(isPublic));
      }
    });
  }

  it('of a game that is over is its score', () => {
    const over = ended({ castles: { 0: ['pantry 3 0 0'] } });
    expect(standingsNow(castles.view(over, 0)).map(({ total, entries }) => [total, entries])).toEqual(
      over.seats.map(({ score }) => [score, []]),
    );
  });
});

describe('what is counted in one place', () => {
  it('moats are no rooms: the card for rooms of depleted stacks does not count them, now or at the end (C-11.6)', () => {
    const wanted = { options: { moats: true }, moats: { 0: ['W', 'E'] }, moatStack: 0, hands: { 0: ['depleted'] } } as const;
    const before = lastTurn(wanted);
    const now = bonusCardsNow(castles.view(before, 0));
    const { state } = play(before, PASS);
    expect(pointsFor(state, 0, 'depleted')).toBe(4);
    expect(now).toEqual([{ card: 'depleted', points: pointsFor(state, 0, 'bonus-card') }]);
    expect(now[0].points).toBe(0);
  });

  it('the two favors of Private Audience are favors: the card for favors won counts them (section 13)', () => {
    const castle = { 0: ['pantry 3 0 0', 'larder -2 0 0'], 1: ['buttery 3 1 0'] };
    const wanted = { castles: castle, decrees: { 0: 'private-audience' }, hands: { 0: ['favors-won'] }, favors: ['large'] } as const;
    const state = ended({ ...wanted, ownFavors: { 0: ['rooms-food', 'total-rooms'] } });
    expect(scored(state, 0, 'own-favor')).toEqual(['8 rooms-food 1 1', '8 total-rooms 1 1']);
    expect(scored(state, 0, 'bonus-card')).toEqual(['8 favors-won']);
    // Scored with the favors, before the bonus cards.
    const reasons = state.seats[0].ledger.map(([reason]) => reason);
    expect(reasons.indexOf('own-favor')).toBeLessThan(reasons.indexOf('bonus-card'));
  });

  it('favors of towers are not, and come after the cards', () => {
    const options = { towers: true };
    const castle = { 0: ['pantry 3 0 0', 'larder -2 0 0'], 1: ['buttery 3 1 0'] };
    const state = ended({
      options,
      castles: castle,
      hands: { 0: ['favors-won', 'type-food'] },
      favors: ['large'],
      ownFavors: { 0: ['rooms-food'] },
    });
    expect(scored(state, 0, 'bonus-card')).toEqual(['6 type-food']);
    const reasons = state.seats[0].ledger.map(([reason]) => reason);
    expect(reasons.indexOf('own-favor')).toBeGreaterThan(reasons.indexOf('bonus-card'));
  });

  it('a game of version 1 keeps its card for favors won', () => {
    const wanted = { decrees: { 0: 'private-audience' }, hands: { 0: ['favors-won'] }, favors: ['large'] } as const;
    const before = lastTurn({ ...wanted, castles: { 0: ['pantry 3 0 0'] }, ownFavors: { 0: ['rooms-food', 'total-rooms'] } });
    const { rulesVersion: _, ...asOnce } = before;
    expect(scored(play(asOnce, PASS).state, 0, 'bonus-card')).toEqual([]);
    expect(scored(play(before, PASS).state, 0, 'bonus-card')).toEqual(['8 favors-won']);
  });

  it('favors that a viewer knows of: those of the table and his own', () => {
    const view = castles.view(scene({ favors: ['large'], ownFavors: { 1: ['small'] } }), 1);
    expect(favorStandings(view).map(({ favor, own }) => [favor, own])).toEqual([
      ['large', false],
      ['small', true],
    ]);
    expect(favorStandings(castles.view(scene({ favors: ['large'], ownFavors: { 1: ['small'] } }), 0)).length).toBe(1);
  });
});
