import { COLOURS, type Colour, type Player, SET_POINTS, secretCount } from '@luftschloss/engine/palace';

export interface Token {
  readonly key: string;
  readonly colour: Colour;
  readonly secret: boolean;
}

export interface SwanSet {
  readonly key: string;
  readonly tokens: readonly Token[];
  readonly points: number;
}

const LARGEST = SET_POINTS.length - 1;

/** Every swan of a player as a token of its own, open ones before secret ones of a colour. */
export function tokensOf(player: Player): Token[] {
  return COLOURS.flatMap((colour) => [
    ...Array.from({ length: player.swans[colour] }, (_, i) => ({ key: `${colour}${i}`, colour, secret: false })),
    ...Array.from({ length: secretCount(player, colour) }, (_, i) => ({ key: `${colour}s${i}`, colour, secret: true })),
  ]);
}

/** Swans laid into sets as they score best: each set takes the colours of which most are left. */
export function setsOf(tokens: readonly Token[]): SwanSet[] {
  const left = COLOURS.map((colour) => tokens.filter((token) => token.colour === colour).reverse());
  const sets: SwanSet[] = [];
  for (;;) {
    const most = left
      .filter((pile) => pile.length > 0)
      .sort((a, b) => b.length - a.length)
      .slice(0, LARGEST);
    if (most.length === 0) return sets;
    const taken = most.flatMap((pile) => pile.pop() ?? []);
    const inOrder = taken.sort((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour));
    sets.push({ key: inOrder[0].key, tokens: inOrder, points: SET_POINTS[taken.length] });
  }
}
