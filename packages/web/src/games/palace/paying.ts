import { COLOURS, type Colour } from '@luftschloss/engine/palace';
import type { DraftOf } from './draft.ts';
import type { SwanSet, Token } from './sets.ts';

export type PlacedToken = Token;

/** Which tokens lie on the price: of a colour, those of the smallest sets. */
export function laidTokens(sets: readonly SwanSet[], { swans, secret }: DraftOf<'pay'>): string[] {
  const fromSmallest = [...sets].reverse().flatMap(({ tokens }) => tokens);
  return COLOURS.flatMap((colour) => [
    ...take(fromSmallest, colour, false, swans.filter((swan) => swan === colour).length),
    ...take(fromSmallest, colour, true, secret.filter((swan) => swan === colour).length),
  ]);
}

function take(tokens: readonly Token[], colour: Colour, secret: boolean, count: number): string[] {
  return tokens
    .filter((token) => token.colour === colour && token.secret === secret)
    .slice(0, count)
    .map(({ key }) => key);
}

/** A swan goes to the price or comes back. Where the price is laid already, the first swan on it makes room. */
export function moved(draft: DraftOf<'pay'>, { colour, secret }: Token, isLaid: boolean, amount: number): DraftOf<'pay'> {
  const pile = secret ? 'secret' : 'swans';
  if (isLaid) return { ...draft, [pile]: without(draft[pile], colour) };
  const full = draft.swans.length + draft.secret.length >= amount;
  const room = full ? withoutFirst(draft) : draft;
  return { ...room, [pile]: [...room[pile], colour] };
}

function without(colours: readonly Colour[], colour: Colour): Colour[] {
  const index = colours.indexOf(colour);
  return colours.filter((_, other) => other !== index);
}

function withoutFirst(draft: DraftOf<'pay'>): DraftOf<'pay'> {
  return draft.swans.length > 0 ? { ...draft, swans: draft.swans.slice(1) } : { ...draft, secret: draft.secret.slice(1) };
}
