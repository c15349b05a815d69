import { type CastlesView, HIDDEN } from '@luftschloss/engine/castles';
import type { Language } from '@luftschloss/words';

/** What expansions and decrees have given to a seat: the sign of each thing, and a few words about it. */
export function belongingsOf(
  view: CastlesView,
  seat: number,
  { words, term }: Language,
): { readonly sign: string; readonly fact: string }[] {
  const { seats: say } = words['castles-table'];
  const { passages, decree, stored, savings } = view.seats[seat];
  return [
    ...(decree && decree !== HIDDEN ? [{ sign: `decree:${decree}`, fact: term('castles.decree', decree) }] : []),
    ...(view.options.passages && passages.length > 0 ? [{ sign: 'passages', fact: say.passages({ passages }) }] : []),
    ...(stored ? [{ sign: 'stored', fact: say.stored({ room: stored.tile }) }] : []),
    ...(savings > 0 ? [{ sign: 'savings', fact: say.laidAside({ amount: savings }) }] : []),
  ];
}
