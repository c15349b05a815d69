import { CATEGORIES, type Castle, type Category, scoreLines } from '@luftschloss/engine/between';
import { factText, type Language, wordingOf } from '@luftschloss/words';
import { element } from '../common/svg.ts';
import { FAINT_INK, INK } from './palette.ts';
import { wrapped, write } from './words.ts';

const LINE = 17;
const GAP = 12;
const COLUMN = 440;
const CHARACTERS = 58;

interface Block {
  readonly height: number;
  readonly draw: (x: number, y: number) => string;
}

/** The score sheet: every room, card and attendant with its points and its reason, by category. */
export function ledger(
  castle: Castle,
  width: number,
  language: Language,
): { readonly height: number; readonly draw: (top: number) => string } {
  const blocks = CATEGORIES.map((category) => block(castle, category, language)).filter((item) => item !== null);
  const columns = Math.max(1, Math.min(3, Math.floor((width - 40) / COLUMN)));
  const total = blocks.reduce((sum, { height }) => sum + height, 0);
  const placed: { readonly item: Block; readonly column: number; readonly y: number }[] = [];
  let column = 0;
  let y = 0;
  let tallest = 0;
  for (const item of blocks) {
    if (column < columns - 1 && y > 0 && y + item.height / 2 > total / columns) {
      column++;
      y = 0;
    }
    placed.push({ item, column, y });
    y += item.height;
    tallest = Math.max(tallest, y);
  }
  const left = Math.max(20, (width - columns * COLUMN) / 2);
  return { height: tallest, draw: (top) => placed.map((at) => at.item.draw(left + at.column * COLUMN, top + at.y)).join('') };
}

function block(castle: Castle, category: Category, language: Language): Block | null {
  const rows = scoreLines(castle).filter((line) => line.category === category);
  if (rows.length === 0) return null;
  const sum = rows.reduce((points, row) => points + row.points, 0);
  const texts = rows.map(({ reason }) => wrapped(factText(wordingOf('between', language), reason), CHARACTERS));
  const height = LINE * (1.4 + texts.flat().length) + GAP;
  const draw = (x: number, y: number): string => {
    const parts = [
      write(x, y + 14, language.term('between.category', category), { size: 16, bold: true, serif: true }),
      write(x + COLUMN - 30, y + 14, String(sum), { size: 16, bold: true, serif: true, anchor: 'end' }),
      element('path', { d: `M${x} ${y + 19}H${x + COLUMN - 30}`, stroke: INK, 'stroke-width': 0.8 }),
    ];
    let line = y + 14 + LINE * 1.3;
    for (const [i, row] of rows.entries()) {
      parts.push(write(x + 18, line, String(row.points), { bold: true, anchor: 'end', size: 13 }));
      for (const text of texts[i]) {
        parts.push(write(x + 28, line, text, { fill: row.points > 0 ? INK : FAINT_INK }));
        line += LINE;
      }
    }
    return parts.join('');
  };
  return { height, draw };
}
