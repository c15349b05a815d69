import { type Browser, chromium as playwright } from 'playwright-core';
import { inject } from 'vitest';
import { PATIENCE } from '../../../../testing/patience.ts';
import type { Site } from './site.ts';

let shared: Promise<Browser> | null = null;

/** The browser of all tests. Nobody closes it: a test closes its visits, and the browser ends with the last test. */
export function sharedChromium(): Promise<Browser> {
  shared ??= playwright.connect(inject('chromium'), { timeout: PATIENCE.poll });
  return shared;
}

/** The static build behind a plain web server, which ends with the last test too. */
export function sharedSite(): Pick<Site, 'address'> {
  return { address: inject('site') };
}
