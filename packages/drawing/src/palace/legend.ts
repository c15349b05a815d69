import { COLOURS, GREY, TILE_TYPES } from '@luftschloss/engine/palace';
import type { Language } from '@luftschloss/words';
import { at, element, escapeText } from '../common/svg.ts';
import { SANS, SERIF, SMALLEST_TEXT } from '../common/text.ts';
import { type Palette, palaceLetters } from './palette.ts';
import { shield, swan, swanPad } from './signs.ts';

const LINE = 30;

function label(text: string, x: number, y: number, { text: fill }: Palette, bold = false): string {
  return element('text', { x, y, 'font-family': SANS, 'font-size': 14, 'font-weight': bold ? 700 : 400, fill }, escapeText(text));
}

interface Entry {
  readonly mark: string;
  readonly text: string;
}

function wrapped(entries: readonly Entry[], x: number, y: number, width: number, palette: Palette): { svg: string; bottom: number } {
  let left = x;
  let top = y;
  const svg = entries.map(({ mark, text }) => {
    const needed = 34 + text.length * 7.6;
    if (left + needed > x + width && left > x) {
      left = x;
      top += LINE;
    }
    const entry = at(left + 12, top, mark) + label(text, left + 28, top + 5, palette);
    left += needed + 14;
    return entry;
  });
  return { svg: svg.join(''), bottom: top + LINE };
}

function typeMark(type: (typeof TILE_TYPES)[number], { rooms, seal, sealText, ink }: Palette, language: Language): string {
  return (
    element('rect', { x: -12, y: -12, width: 24, height: 24, rx: 4, fill: rooms[type], stroke: ink, 'stroke-width': 1 }) +
    element('circle', { r: 9, fill: seal }) +
    element(
      'text',
      { y: 4, 'text-anchor': 'middle', 'font-family': SANS, 'font-size': SMALLEST_TEXT, 'font-weight': 700, fill: sealText },
      escapeText(palaceLetters(language)[type]),
    )
  );
}

export function drawLegend(
  names: readonly string[],
  facts: string,
  x: number,
  y: number,
  width: number,
  palette: Palette,
  language: Language,
): { svg: string; bottom: number } {
  const title = element(
    'text',
    { x, y: y + 6, 'font-family': SERIF, 'font-size': 20, 'font-style': 'italic', fill: palette.text },
    escapeText(facts),
  );
  const { palace: words } = language.words.drawing;
  const seats = names.map((text, seat) => ({ mark: shield(seat), text }));
  const types = TILE_TYPES.map((type) => ({ mark: typeMark(type, palette, language), text: words.typeName({ type }) }));
  const swans = ([...COLOURS, GREY] as const).map((colour) => ({
    mark: swanPad() + swan(colour),
    text: colour === GREY ? words.anyColour({ swan: colour }) : language.term('palace.swan', colour),
  }));
  const first = wrapped(seats, x, y + LINE + 6, width, palette);
  const second = wrapped(types, x, seats.length > 0 ? first.bottom + 4 : y + LINE + 6, width, palette);
  const third = wrapped(swans, x, second.bottom + 4, width, palette);
  return { svg: title + first.svg + second.svg + third.svg, bottom: third.bottom };
}
