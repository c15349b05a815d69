import type { TableFile } from '@luftschloss/engine/kernel';
import type { Language } from '@luftschloss/words';
import { sizeOf } from '../board/drawing-size.ts';
import type { GameScorer } from './game-scorer.ts';

const LARGEST = 1400; // pixels
const MARGIN = 1; // cells

/** A board as a picture of its own, on paper by day. Several of them may be on one page. */
export function pictureOf(scorer: GameScorer, table: TableFile, tab: number, language: Language): string {
  const { drawing } = scorer;
  const { left, top, width, height } = (drawing.whole ?? drawing.extent)(table, tab);
  const [across, down] = [width + MARGIN * 2, height + MARGIN * 2];
  const cellSize = Math.max(1, Math.min(drawing.range.most, LARGEST / across, LARGEST / down));
  const look = { cellSize, theme: 'day', language, prefix: `picture-${tab}-` } as const;
  const around = { left: left - MARGIN, top: top - MARGIN, width: across, height: down };
  const box = [around.left, around.top, across, down].map((each) => Math.round(each * cellSize));
  const ground = drawing.ground?.(around, look) ?? '';
  const [x, y, wide, high] = box;
  const paper = `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="#f6eedc"/>`;
  // Ground goes on for ever: the inner one cuts it off, also where the picture is shown with room beside it.
  const cut = `<svg x="${x}" y="${y}" width="${wide}" height="${high}" viewBox="${box.join(' ')}">${paper}${ground}${drawing.board(table, tab, look)}</svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${wide}" height="${high}">${cut}</svg>`;
}

/** The same in dots. */
export async function asPng(svg: string): Promise<Blob> {
  const { width, height } = sizeOf(svg);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
