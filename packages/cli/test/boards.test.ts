import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plain, wordingOf } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import { describe, expect, it } from 'vitest';
import { castleVectors, luftschloss, run, temporaryFolder } from './run.ts';

const folder = temporaryFolder();
const [vector, other] = castleVectors();
const { castle, placements, illegal, ...score } = vector;
const file = folder.file('castle.json', castle);

const castlesWording = wordingOf('castles', english);

describe('luftschloss score', () => {
  it('prints every step with its reasons', () => {
    const { code, output, errors } = luftschloss(['score', file]);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output.match(/^\d+\. /gm)?.length).toBe(castle.tiles.length);
    expect(output).toContain('1. Salon: 3 (3 in all)\n     +3 Salon\n');
    expect(output).toContain(`(${score.total} in all)`);
  });

  it('prints steps, total and measures as JSON', () => {
    expect(JSON.parse(luftschloss(['score', file, '--json']).output)).toEqual(score);
  });

  it('reads standard input for -, with or without a byte order mark', () => {
    expect(JSON.parse(luftschloss(['score', '-', '--json'], JSON.stringify(castle)).output)).toEqual(score);
    expect(JSON.parse(luftschloss(['score', '--json', '-'], `\uFEFF${JSON.stringify(castle)}`).output)).toEqual(score);
  });
});

describe('luftschloss placements', () => {
  it('lists as many as the vectors say, as JSON and as a table', async () => {
    for (const { tile, count } of placements) {
      const places = JSON.parse((await run(['placements', file, '--tile', tile, '--json'])).output) as object[];
      expect(places.length, tile).toBe(count);
      const { output } = await run(['placements', file, '--tile', tile]);
      expect(output).toContain(count === 0 ? 'There is no legal place' : `${count} in all`);
    }
  });

  it('gives x, y and r, and the level of hallways, in the same order every time', () => {
    const first = luftschloss(['placements', file, '--tile', 'hallway', '--json']).output;
    expect(luftschloss(['placements', '-', '--tile=hallway', '--json'], JSON.stringify(castle)).output).toBe(first);
    const places = JSON.parse(first) as { level: string }[];
    expect(Object.keys(places[0])).toEqual(['x', 'y', 'r', 'level']);
    const down = JSON.parse(luftschloss(['placements', file, '--tile', 'hallway', '--level', 'down', '--json']).output) as object[];
    expect(down).toEqual(places.filter(({ level }) => level === 'down'));
  });
});

describe('luftschloss check', () => {
  const place = (query: object): string[] => Object.entries(query).flatMap(([name, value]) => [`--${name}`, String(value)]);

  it('answers with the reason, and the exit code is 0: the question was answered', async () => {
    for (const { reason, ...query } of illegal) {
      const { code, output, errors } = await run(['check', file, ...place(query)]);
      const sentence = plain(castlesWording.refusal({ code: reason, params: { tile: query.tile } }) ?? []);
      expect({ code, output, errors }).toEqual({ code: 0, output: `${sentence}\n`, errors: '' });
      expect(JSON.parse((await run(['check', file, ...place(query), '--json'])).output)).toEqual({ legal: false, reason });
    }
  });

  it('answers "legal" for every placement that is listed', async () => {
    const places = JSON.parse((await run(['placements', file, '--tile', 'stairs', '--json'])).output) as object[];
    expect(places.length).toBeGreaterThan(0);
    for (const each of places) expect((await run(['check', file, '--tile', 'stairs', ...place(each)])).output).toBe('legal\n');
    const { code, output } = luftschloss(['check', file, '--tile', 'stairs', ...place(places[0]), '--json']);
    expect({ code, output }).toEqual({ code: 0, output: '{"legal":true}\n' });
  });
});

describe('luftschloss render', () => {
  it('draws a castle with the names of its rooms into a file', () => {
    const out = join(folder.path, 'castle.svg');
    expect(luftschloss(['render', file, '-o', out])).toEqual({ code: 0, output: '', errors: '' });
    const svg = readFileSync(out, 'utf8');
    expect(svg).toMatch(/^<svg .*<\/svg>\s*$/s);
    for (const name of ['Salon', 'Venus', 'Sauna']) expect(svg).toContain(name);
  });

  it('refuses a castle that the rules forbid', async () => {
    const broken = folder.file('broken.json', { ...castle, tiles: castle.tiles.slice(1) });
    expect((await run(['render', broken, '-o', '-'])).errors).toBe(`luftschloss: ${broken}: step 0: a castle begins with its foyer.\n`);
  });

  it('draws a board of any game that has a drawing, in either light', async () => {
    const cards = folder.file('cards.json', { game: 'high-card' });
    expect((await run(['render', cards, '-o', '-'])).output).toBe('<svg data-theme="day"><!-- {"game":"high-card"} --></svg>\n');
    expect((await run(['render', cards, '--out', '-', '--theme', 'night'])).output).toContain('data-theme="night"');
  });

  it('says in one sentence what it cannot draw', async () => {
    const torn = folder.file('torn.json', { game: 'high-card', broken: true });
    expect(await run(['render', torn, '-o', '-'])).toEqual({
      code: 1,
      output: '',
      errors: `luftschloss: ${torn}: not valid JSON: the cards are torn.\n`,
    });
    expect((await run(['render', file])).errors).toBe('luftschloss: --out OUT.svg is missing.\n');
    expect((await run(['render', torn, '-o', '-', '--theme', 'noon'])).errors).toBe(
      'luftschloss: --theme: expected one of day, night, got "noon".\n',
    );
  });
});

describe('a castle of the second vector', () => {
  it('is scored from its own file', async () => {
    const { castle: second, placements: _, illegal: __, ...expected } = other;
    expect(JSON.parse((await run(['score', folder.file('second.json', second), '--json'])).output)).toEqual(expected);
  });
});
