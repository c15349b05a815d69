import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frontPictures } from '../scripts/front-pictures.ts';

test('the pictures of the entrance hall are what the games draw now (npm run pictures)', async () => {
  const pictures = await frontPictures();
  expect(pictures.length).toBe(6);
  for (const { file, svg } of pictures) expect(readFileSync(file, 'utf8') === svg, file).toBe(true);
});
