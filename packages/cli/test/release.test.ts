import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packagesToPublish } from '../../../scripts/pack/manifest.ts';
import { ROOT } from './installed.ts';

function text(name: string): string {
  return readFileSync(join(ROOT, name), 'utf8');
}

describe('a new package', () => {
  it('is known to the image, whose installation would fail without its package.json', () => {
    for (const name of readdirSync(join(ROOT, 'packages'))) {
      expect(text('Dockerfile')).toContain(`COPY packages/${name}/package.json packages/${name}/\n`);
    }
  });

  it('is published with the others, after what it needs', () => {
    const names = packagesToPublish(ROOT).map(({ folder }) => folder);
    const published = /for name in ([\w ]+); do/.exec(text('.github/workflows/release.yml'))?.[1].split(' ') ?? [];
    expect([...published, 'cli'].sort()).toEqual([...names].sort());
    for (const { folder, manifest } of packagesToPublish(ROOT)) {
      for (const needed of Object.keys(manifest.dependencies ?? {}).filter((each) => each.startsWith('@luftschloss/'))) {
        const place = published.indexOf(needed.replace('@luftschloss/', ''));
        expect(place, `${folder} needs ${needed}`).toBeGreaterThanOrEqual(0);
        if (folder !== 'cli') expect(place).toBeLessThan(published.indexOf(folder));
      }
    }
  });

  it('has the version of all others', () => {
    const versions = packagesToPublish(ROOT).flatMap(({ manifest }) => [
      manifest.version,
      ...Object.entries(manifest.dependencies ?? {}).flatMap(([name, version]) => (name.startsWith('@luftschloss/') ? [version] : [])),
    ]);
    expect(new Set(versions).size).toBe(1);
  });
});
