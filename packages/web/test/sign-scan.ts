import { type Sign, signNamed } from '../src/explain/sign.ts';

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;

/** Every sign in the text of a drawing, with the tile and the room that it lies in, as a page would find them. */
export function signsInText(svg: string): Sign[] {
  const open: { readonly tile: string | null; readonly room: string | null }[] = [{ tile: null, room: null }];
  const signs: Sign[] = [];
  for (const [, closing, , attributes, single] of svg.matchAll(TAG)) {
    if (closing) {
      open.pop();
      continue;
    }
    const read = (name: string): string | null => new RegExp(`\\sdata-${name}="([^"]*)"`).exec(attributes)?.[1] ?? null;
    const around = open[open.length - 1];
    const place = { tile: read('tile') ?? around.tile, room: read('room') ?? around.room };
    const sign = read('sign');
    if (sign !== null) signs.push(signNamed(sign, place));
    if (!single) open.push(place);
  }
  return signs;
}
