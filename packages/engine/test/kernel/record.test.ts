import { describe, expect, it } from 'vitest';
import { seedOf } from '../../../../testing/seed.ts';
import {
  expectOk,
  type GameRecord,
  parseJson,
  parseRecord,
  randomPlayer,
  replay,
  rngFrom,
  rngState,
  simulateGame,
} from '../../src/kernel/index.ts';
import { saidProblem } from '../said-problem.ts';
import { HIGH_CARD_OPTIONS, highCard } from './toy-game.ts';

const { record, result } = simulateGame(
  highCard,
  { ...HIGH_CARD_OPTIONS, generous: true },
  [randomPlayer, randomPlayer, randomPlayer],
  'rec',
);

function changed(change: Record<string, unknown>): Record<string, unknown> {
  return { ...(JSON.parse(JSON.stringify(record)) as Record<string, unknown>), ...change };
}

function parseProblem(value: unknown): string {
  const checked = parseRecord(value);
  return saidProblem(checked) ?? 'accepted';
}

function replayProblem(change: Record<string, unknown>): string {
  const replayed = replay(highCard, expectOk(parseRecord(changed(change))));
  return saidProblem(replayed) ?? 'replayed';
}

describe('a record', () => {
  it('survives being written and read', () => {
    expect(expectOk(parseRecord(expectOk(parseJson(JSON.stringify(record)))))).toEqual(record);
  });

  it('may be unfinished: then it states no scores', () => {
    const { scores: _, ...open } = changed({ actions: record.actions.slice(0, 2) });
    const read = expectOk(parseRecord(open));
    expect(read.scores).toBeUndefined();
    expect(expectOk(replay(highCard, read)).result).toBeNull();
  });

  it('is refused with the place where its form is wrong', () => {
    expect(parseProblem(null)).toBe('record: expected an object, got null');
    expect(parseProblem(changed({ format: 'pgn' }))).toBe('record.format: expected one of luftschloss-record, got "pgn"');
    expect(parseProblem(changed({ moves: [] }))).toContain('record: unknown field "moves"');
    expect(parseProblem(changed({ rulesVersion: '3' }))).toContain('record.rulesVersion: expected a whole number');
    expect(parseProblem(changed({ tags: { year: 1869 } }))).toBe('record.tags: expected texts');
    expect(parseProblem(changed({ seats: [{ name: 'Ludwig', bot: 3 }] }))).toContain('record.seats[0].bot: expected a text');
    expect(parseProblem(changed({ seats: [{}] }))).toContain('record.seats[0].name: expected a text');
    expect(parseProblem(changed({ actions: [{ seat: 0 }] }))).toBe('record.actions[0].action: expected an object, got nothing');
    expect(parseProblem(changed({ actions: [{ seat: -1, action: {} }] }))).toContain('record.actions[0].seat: expected a whole number');
    expect(parseProblem(changed({ scores: ['many'] }))).toContain('record.scores[0]: expected a whole number');
  });

  it('names the generator of its seed', () => {
    const sentence = 'record.seed: expected the name of a known generator, a colon and the seed';
    for (const seed of ['42', 'dice:42', '']) expect(parseProblem(changed({ seed }))).toBe(sentence);
  });

  it('is refused as text that is no JSON', () => {
    expect(saidProblem(parseJson('{"format":'))).toMatch(/^not valid JSON: /);
  });
});

describe('a replay', () => {
  it('leads to the same result and keeps every state on the way', () => {
    const replayed = expectOk(replay(highCard, record));
    expect(replayed.result).toEqual(result);
    expect(replayed.options).toEqual({ ...HIGH_CARD_OPTIONS, generous: true });
    expect(replayed.states.length).toBe(record.actions.length + 1);
    expect(replayed.states[0].used).toEqual([]);
    expect(replayed.steps.map(({ seat, action }) => ({ seat, action }))).toEqual(record.actions);
    expect(replayed.steps.filter(({ barrier }) => barrier).length).toBeGreaterThanOrEqual(3);
  });

  it('refuses another game and another version of the rules', () => {
    expect(replayProblem({ game: 'chess' })).toBe('this is a record of chess, not of high-card');
    expect(replayProblem({ rulesVersion: 2 })).toBe('the record was made by version 2 of the rules; this program plays version 3');
  });

  it('is played by the version of the rules that the record names, as far back as they go', () => {
    const asked: (number | undefined)[] = [];
    const versions: typeof highCard = {
      ...highCard,
      oldestVersion: 2,
      setup(options, seats, rng, version) {
        asked.push(version);
        return highCard.setup(options, seats, rng);
      },
    };
    for (const rulesVersion of [2, 3]) expect(replay(versions, { ...record, rulesVersion }).ok).toBe(true);
    expect(asked).toEqual([2, 3]);
    for (const rulesVersion of [1, 4]) {
      const refused = replay(versions, { ...record, rulesVersion });
      expect(saidProblem(refused)).toBe(`the record was made by version ${rulesVersion} of the rules; this program plays versions 2 to 3`);
    }
  });

  it('refuses options and seats that the game does not have', () => {
    expect(replayProblem({ options: { length: 'endless' } })).toBe('options.length: expected one of short, long, got "endless"');
    expect(replayProblem({ seats: [{ name: 'alone' }] })).toBe('This game is for 2 to 5 players with these options, not for 1.');
    expect(replayProblem({ options: { without: ['1', '2', '3', '4', '5'] } })).toBe('That is not allowed (too-few-cards).');
  });

  it('stops at the first action that the rules refuse, with its number, its seat and the reason', () => {
    const [first, ...rest] = record.actions;
    const total = record.actions.length;
    expect(replayProblem({ actions: [first, { seat: first.seat, action: { type: 'claim' } }, ...rest.slice(1)] })).toBe(
      `action 2 of ${total}, from seat 1, is refused: It is not your turn.`,
    );
    const missing = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((card) => !expectOk(replay(highCard, record)).states[0].hands[0].includes(card));
    expect(replayProblem({ actions: [{ seat: 0, action: { type: 'pick', card: missing } }, ...rest] })).toBe(
      `action 1 of ${total}, from seat 1, is refused: That is not allowed (no-such-card).`,
    );
    expect(replayProblem({ actions: [...record.actions, first] })).toContain(
      `action ${total + 1} of ${total + 1}, from seat 1, is refused`,
    );
  });

  it('refuses a record whose actions do not lead to its scores', () => {
    const scores = [...(record.scores ?? [])];
    const wrong = scores.map((score) => score + 1);
    expect(replayProblem({ scores: wrong })).toBe(
      `the record states the scores ${wrong.join(', ')}, but its actions lead to ${scores.join(', ')}`,
    );
    expect(replayProblem({ actions: record.actions.slice(0, -1) })).toBe(
      'the record states a result, but its actions do not reach the end of the game',
    );
  });

  it('depends on the seed', () => {
    const other = replay(highCard, { ...record, seed: 'chacha8:other' } satisfies GameRecord);
    expect(other.ok).toBe(false);
  });
});

describe('a record that goes on from what somebody saw', () => {
  const parent = expectOk(replay(highCard, record));
  const middle = parent.states[3];
  const fromView = JSON.parse(JSON.stringify(highCard.view(middle, 1))) as object;
  const goesOn = (change: Record<string, unknown> = {}): GameRecord => {
    const { scores: _, ...rest } = record;
    return expectOk(parseRecord({ ...rest, actions: [], seed: 'chacha8:another', fromView, ...change }));
  };

  it('begins with a position that looks exactly like that', () => {
    const [first] = expectOk(replay(highCard, goesOn())).states;
    expect(JSON.parse(JSON.stringify(highCard.view(first, 1)))).toEqual(fromView);
  });

  it('is the same for all worlds that look the same, and another one with another seed', () => {
    const other = { ...highCard.sample(highCard.view(middle, 1), rngFrom(seedOf('another world'))), rng: rngState('chacha8:elsewhere') };
    const first = (state: typeof middle, seed: string): string =>
      JSON.stringify(expectOk(replay(highCard, goesOn({ seed, fromView: JSON.parse(JSON.stringify(highCard.view(state, 1))) }))).states[0]);
    expect(first(other, 'chacha8:a')).toBe(first(middle, 'chacha8:a'));
    expect(new Set(['a', 'b', 'c', 'd'].map((seed) => first(middle, `chacha8:${seed}`).replaceAll(seed, ''))).size).toBeGreaterThan(1);
  });

  it('is refused where nothing looks like that, or nobody sits there', () => {
    const problem = (change: Record<string, unknown>): string => saidProblem(replay(highCard, goesOn(change))) ?? 'replayed';
    expect(problem({ fromView: { ...fromView, deckSize: 99 } })).toContain('record.fromView: this is not what the viewer sees');
    const deal = { table: 't', commitment: 'c', secret: 's', contributions: [] };
    expect(parseProblem({ ...goesOn(), deal })).toContain('record.deal: this game was never set up');
    expect(problem({ fromView: { viewer: 1 } })).toContain('record.fromView: this is not what the viewer sees');
    expect(problem({ fromView: { ...fromView, viewer: 7 } })).toContain('record.fromView.viewer: there is no such seat');
    expect(problem({ fromView: { ...fromView, viewer: null } })).toContain('record.fromView.viewer: there is no such seat');
  });
});
