import { expect } from 'vitest';
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
