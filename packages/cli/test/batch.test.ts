import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../testing/processor.ts';
import { castleVectors, luftschloss, run } from './run.ts';

const vectors = castleVectors();
const [{ castle }] = vectors;

/** As a pipe delivers its bytes. */
const PIECE = 65_536;

function lines(output: string): { ok: boolean; result?: unknown; error?: string }[] {
  expect(output === '' || output.endsWith('\n')).toBe(true);
  return output
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

async function answers(...requests: readonly (object | string)[]): Promise<ReturnType<typeof lines>> {
  const input = requests.map((request) => (typeof request === 'string' ? request : JSON.stringify(request))).join('\n');
  const bytes = Buffer.from(input);
  const pieces = Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, i) => bytes.subarray(i * PIECE, (i + 1) * PIECE));
  const { code, output, errors } = await run(['batch'], pieces);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return lines(output);
}

describe('luftschloss batch', () => {
  it('answers all vectors in the order of the requests', () => {
    const requests = vectors.flatMap((vector) => [
      { op: 'score', castle: vector.castle },
      ...vector.placements.map(({ tile }) => ({ op: 'placements', castle: vector.castle, tile })),
      ...vector.illegal.map(({ reason: _, ...query }) => ({ op: 'check', castle: vector.castle, ...query })),
    ]);
    const { code, output, errors } = luftschloss(['batch'], `${requests.map((request) => JSON.stringify(request)).join('\n')}\n`);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const answered = lines(output);
    expect(answered.length).toBe(requests.length);
    let next = 0;
    for (const { castle: _, placements, illegal, ...score } of vectors) {
      expect(answered[next++]).toEqual({ ok: true, result: score });
      for (const { count } of placements) expect((answered[next++].result as unknown[]).length).toBe(count);
      for (const { reason } of illegal) expect(answered[next++]).toEqual({ ok: true, result: { legal: false, reason } });
    }
  });

  it('answers exactly what the commands print with --json', async () => {
    const text = JSON.stringify(castle);
    const [score, placements, check] = await answers(
      { op: 'score', castle },
      { op: 'placements', castle, tile: 'hallway', level: 'main' },
      { op: 'check', castle, tile: 'stairs', x: 0, y: 0, r: 0 },
    );
    const json = async (...words: string[]): Promise<unknown> => JSON.parse((await run([...words, '--json'], text)).output);
    expect(score.result).toEqual(await json('score', '-'));
    expect(placements.result).toEqual(await json('placements', '-', '--tile', 'hallway', '--level', 'main'));
    expect(check.result).toEqual(await json('check', '-', '--tile', 'stairs', '--x', '0', '--y', '0', '--r', '0'));
  });

  it('answers every bad request with a sentence and goes on', async () => {
    const bad = await answers(
      '',
      'no json',
      '[]',
      'null',
      '{}',
      { op: 'scroe', castle },
      { op: '__proto__', castle },
      { op: 7, castle },
      { op: 'score' },
      { op: 'score', castle: [] },
      { op: 'score', castle: { ...castle, game: 'chess' } },
      { op: 'score', castle, tile: 'salon' },
      { op: 'placements', castle },
      { op: 'placements', castle, tile: 'saloon' },
      { op: 'check', castle, tile: 'salon', x: 0, y: 0 },
      { op: 'check', castle, tile: 'salon', x: 0, y: 0, r: 0, z: 0 },
      { op: 'score', castle: { ...castle, tiles: castle.tiles.slice(1) } },
      { op: 'score', castle },
    );
    expect(bad.pop()?.ok).toBe(true);
    expect(bad.map(({ ok, error }) => (ok ? 'answered' : error))).toEqual([
      'the line is empty; expected a request as JSON',
      expect.stringMatching(/^not valid JSON: /),
      'expected an object with the fields "op" and "castle"',
      'expected an object with the fields "op" and "castle"',
      'op: expected one of score, placements, check, got nothing',
      'unknown op "scroe"; did you mean score?',
      'unknown op "__proto__" (known: score, placements, check)',
      'op: expected one of score, placements, check, got 7',
      'the field "castle" is missing',
      'castle: expected an object with the field "game"',
      expect.stringMatching(/^castle: unknown game "chess"/),
      'unknown field "tile" (known: op, castle)',
      'tile: expected a text of at most 60 characters, got nothing',
      'there is no tile "saloon"',
      'r: expected a whole number from 0 to 3, got nothing',
      expect.stringMatching(/^unknown field "z"/),
      'step 0: a castle begins with its foyer',
    ]);
  });

  it('stands lines without end and nesting without bottom', async () => {
    const deep = '['.repeat(300_000) + ']'.repeat(300_000);
    const answered = await answers(
      'x'.repeat(5_000_000),
      { op: 'score', castle },
      `{"op":"score","castle":${deep}}`,
      `{"op":"score","castle":{"game":"castles","edition":${deep},"tiles":[]}}`,
      { op: 'score', castle },
      'y'.repeat(9_000_000),
    );
    expect(answered.map(({ ok }) => ok)).toEqual([false, true, false, false, true, false]);
    expect(answered[0].error).toContain('the line is longer than');
  });

  it('does not mind where the stream is cut, nor separators that only look like line ends', async () => {
    const name = 'Schloß\u2028Neuschwanstein\u0085';
    const text = `${JSON.stringify({ op: name, castle })}\r\n${JSON.stringify({ op: 'score', castle })}`;
    const bytes = Buffer.from(text);
    const pieces = Array.from({ length: Math.ceil(bytes.length / 3) }, (_, i) => bytes.subarray(i * 3, i * 3 + 3));
    const whole = await run(['batch'], text);
    expect(await run(['batch'], pieces)).toEqual(whole);
    expect(lines(whole.output).map(({ ok }) => ok)).toEqual([false, true]);
  });

  it('answers one line for each line, whatever it is', async () => {
    const soup = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constant(JSON.stringify({ op: 'score', castle })));
    await fc.assert(
      fc.asyncProperty(fc.array(soup, { minLength: 1, maxLength: 20 }), async (raw) => {
        const input = raw.map((line) => line.replaceAll('\n', ' '));
        const answered = lines((await run(['batch'], `${input.join('\n')}\n`)).output);
        expect(answered.length).toBe(input.length);
      }),
      { numRuns: 40 },
    );
  });

  it('answers nothing to nothing', async () => expect(await answers('')).toEqual([]));

  it('answers at least 500 lines for each second of work', async () => {
    const requests = vectors.flatMap((vector) => [
      { op: 'score', castle: vector.castle },
      { op: 'placements', castle: vector.castle, tile: 'hallway' },
      { op: 'check', castle: vector.castle, tile: 'stairs', x: 0, y: 0, r: 0 },
    ]);
    const input = `${requests.map((request) => JSON.stringify(request)).join('\n')}\n`.repeat(10);
    const start = processorTime();
    const { output } = await run(['batch'], input);
    const perSecond = (requests.length * 10) / ((processorTime() - start) / 1000);
    expect(lines(output).length).toBe(requests.length * 10);
    expect(perSecond).toBeGreaterThan(500);
  });
});
