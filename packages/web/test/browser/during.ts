import { afterAll, beforeAll, expect } from 'vitest';
import { type Visit, type VisitOptions, visit } from './chromium.ts';
import { sharedChromium, sharedSite } from './shared.ts';

/** A visit of the static site during which the page must not complain about anything. */
export async function during(
  path: string,
  options: VisitOptions,
  scenario: (page: Visit['page'], visit: Visit) => Promise<void>,
): Promise<void> {
  const arrived = await visit(await sharedChromium(), sharedSite().address + path, options);
  try {
    await scenario(arrived.page, arrived);
    expect(arrived.complaints).toEqual([]);
  } finally {
    await arrived.close();
  }
}

/** One visit for all tests of a group, one after the other: each leaves the page as it found it. To come is most of the work of a short test. */
export function visitOfAll(path: string, options: () => Promise<VisitOptions> | VisitOptions): () => Visit {
  let arrived: Visit | undefined;
  beforeAll(async () => {
    arrived = await visit(await sharedChromium(), sharedSite().address + path, await options());
  });
  afterAll(async () => {
    try {
      expect(arrived?.complaints).toEqual([]);
    } finally {
      await arrived?.close();
    }
  });
  return () => {
    if (!arrived) throw new Error('nobody has come');
    return arrived;
  };
}
