import type { TestProject } from 'vitest/node';
import { buildWebClient } from '../../../../scripts/web-client.js';
import { openChromium } from './chromium.ts';
import { serveSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the static build behind a plain web server. */
    site: string;
    /** Where tests reach the browser that they share. */
    chromium: string;
  }
}

/** One build, one web server and one browser for all tests of pages. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  buildWebClient();
  const [site, chromium] = await Promise.all([serveSite(), openChromium({ optimizes: project.name !== 'browser' })]);
  project.provide('site', site.address);
  project.provide('chromium', chromium.wsEndpoint());
  return async () => {
    await chromium.close();
    await site.close();
  };
}
