import { describe, expect, it } from 'vitest';
import { english } from '../../../words/src/english.ts';
import { plain, told, type Wording, wordingOf } from '../../../words/src/index.ts';
import { DECISIONS } from '../../src/castles/decisions/index.ts';
import {
  actionSchema,
  BONUS_CARDS,
  type CastlesAction,
  type CastlesEvent,
  type CastlesState,
  type CastlesTypes,
  castles,
  currentAsk,
  DECREE_IDS,
  FAVORS,
  ROOMS,
} from '../../src/castles/index.ts';
import { advance, expectOk, parseOptions, randomAction, rngFrom, rngState } from '../../src/kernel/index.ts';
import { EVERYTHING } from './expansion-scene.ts';

/** Everything that random games should come across, and have not yet. */
interface Missing {
  readonly decrees: Set<string>;
  readonly favors: Set<string>;
  readonly bonusCards: Set<string>;
  readonly rooms: Set<string>;
  readonly actions: Set<string>;
  readonly decisions: Set<string>;
}

const MOST_GAMES = 120;

function everything(): Missing {
  const variants = (actionSchema.json as { oneOf: { properties: { type: { const: string } } }[] }).oneOf;
  return {
    decrees: new Set<string>(DECREE_IDS),
    favors: new Set(FAVORS.map(({ id }) => id)),
    bonusCards: new Set(BONUS_CARDS.map(({ id }) => id)),
    rooms: new Set(ROOMS.map(({ id }) => id)),
    actions: new Set(variants.map(({ properties }) => properties.type.const)),
    decisions: new Set(Object.keys(DECISIONS)),
  };
}

function note(missing: Missing, { seats, favors, hidden }: CastlesState): void {
  for (const { decree, castle } of seats) {
    if (decree) missing.decrees.delete(decree);
    for (const { tile } of castle.tiles) missing.rooms.delete(tile);
  }
  for (const favor of [...favors, ...hidden.ownFavors.flat()]) missing.favors.delete(favor);
  for (const card of hidden.hands.flat()) missing.bonusCards.delete(card);
}

const PEOPLE = told(['Ada', 'Ben', 'Cleo', 'Dan', 'Eva']);

/** Everything that happens can be said in words, to the players and to others. */
function speaks(state: CastlesState, action: CastlesAction, events: readonly CastlesEvent[]): void {
  const seat = currentAsk(state)?.seat ?? 0;
  const wording = wordingOf('castles', english) as unknown as Wording<CastlesTypes>;
  const said = [
    wording.decision(castles.view(state, seat), PEOPLE),
    wording.decision(castles.view(state, null), PEOPLE),
    wording.action(castles.view(state, seat), action),
  ];
  for (const event of events) {
    for (const viewer of [seat, null]) {
      const heard = castles.redact(event, viewer);
      if (heard) said.push(wording.event(heard, { ...PEOPLE, reader: viewer }) ?? ['nothing']);
    }
  }
  for (const words of said.map(plain))
    if (!words || /undefined|NaN|null|\[object/.test(words)) throw new Error(`said "${words}" of ${JSON.stringify(action)}`);
}

function playRandomly(missing: Missing, seats: number, seed: string): void {
  const rng = rngFrom(seed);
  let state = castles.setup(expectOk(parseOptions(castles.options, EVERYTHING)), seats, rngState(`splitmix32:${seed}`));
  for (let ask = currentAsk(state); ask; ask = currentAsk(state)) {
    const action: CastlesAction = randomAction(castles.choices(castles.view(state, ask.seat)), rng);
    missing.decisions.delete(ask.type);
    missing.actions.delete(action.type);
    const next = advance(castles, state, ask.seat, action);
    if (!next.ok) throw new Error(`${JSON.stringify(action)} is refused: ${next.refusal.code} (seed ${seed})`);
    speaks(state, action, next.events);
    if (next.state.seats.some(({ decree }, seat) => decree !== state.seats[seat].decree)) note(missing, next.state);
    state = next.state;
  }
  note(missing, state);
}

describe('random games with everything switched on', () => {
  it('hold every decree, favor and bonus card, place every room, and use every action and decision', () => {
    const missing = everything();
    const left = (): string[] => Object.values(missing).flatMap((names: Set<string>) => [...names]);
    let games = 0;
    while (left().length > 0 && games < MOST_GAMES) {
      playRandomly(missing, 2 + (games % 4), `coverage ${games}`);
      games++;
    }
    expect(left()).toEqual([]);
  });
});
