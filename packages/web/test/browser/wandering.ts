import type { Browser } from 'playwright-core';
import { seedOf, tell } from '../../../../testing/seed.ts';
import { visit } from './chromium.ts';
import { openEyes } from './eyes.ts';
import { BlindHand } from './hand.ts';

export interface Sight {
  readonly size: { readonly width: number; readonly height: number };
  readonly theme: 'light' | 'dark';
}

/** Below this width there are fingers, above it there is a mouse. */
const FINGERS = 1000;

/** Lets a blind hand wander through the house; answers with what it has found, and how to find it again. */
export async function wander(browser: Browser, address: string, { size, theme }: Sight, presses: number): Promise<string[]> {
  const touch = size.width < FINGERS;
  const seed = seedOf(`a blind hand at ${size.width} x ${size.height}, ${theme}`);
  const arrived = await visit(browser, address, { size, touch, theme });
  try {
    await openEyes(arrived);
    await arrived.page.getByRole('button', { name: 'Play Castles now' }).waitFor();
    const hand = new BlindHand(arrived, { touch, seed, pictures: process.env.LUFTSCHLOSS_PICTURES });
    await hand.wander(presses);
    const findings = hand.told();
    tell(`${hand.presses} presses at ${size.width} x ${size.height}, ${theme}: ${findings.length} findings (seed “${seed}”)`);
    return findings.map((finding) => `${finding} (seed “${seed}”)`);
  } finally {
    await arrived.close();
  }
}
