// Makes the icons of the installed page from its one drawing: `node packages/web/scripts/icons.ts`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchChromium } from '../test/browser/chromium.ts';

const PUBLIC = join(import.meta.dirname, '../public');

interface Icon {
  readonly file: string;
  readonly size: number;
  /** Share of the square that the drawing fills: devices cut maskable icons to circles and drops. */
  readonly fill: number;
}

const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, fill: 1 },
  { file: 'icon-512.png', size: 512, fill: 1 },
  { file: 'icon-maskable-512.png', size: 512, fill: 0.78 },
  { file: 'apple-touch-icon.png', size: 180, fill: 0.94 },
];

const drawing = (await readFile(join(PUBLIC, 'icon.svg'), 'utf8')).replace('<svg ', '<svg width="100%" height="100%" ');
const browser = await launchChromium();
for (const { file, size, fill } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = fill < 1 ? '#f6eedc' : 'transparent';
  const box = `width:${fill * 100}%;height:${fill * 100}%`;
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}"><div style="${box}">${drawing}</div></body>`,
  );
  await page.screenshot({ path: join(PUBLIC, file), omitBackground: true });
  await page.close();
}
await browser.close();
