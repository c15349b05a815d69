import { expect } from 'vitest';
import { seedOf } from '../../../../testing/seed.ts';
import { type CastlesEvent, type CastlesOptions, type CastlesState, castles } from '../../src/castles/index.ts';
import { expectOk, parseOptions, type Rng, rngFrom } from '../../src/kernel/index.ts';
import { torture } from '../torture.ts';

const EXPANSIONS = ['swans', 'passages', 'moats', 'towers', 'decrees'] as const;

/** Any table that the options allow. */
export function randomTable(rng: Rng): { options: CastlesOptions; seats: number } {
  for (;;) {
    const raw: { [key: string]: unknown } = {
      edition: rng.pick(['first', 'collectors', 'collectors']),
      rooms: rng.pick(['all', 'all', 'printed']),
    };
    for (const key of EXPANSIONS) raw[key] = rng.below(2) === 1;
    raw.secretRooms = rng.below(2) === 1;
    const options = expectOk(parseOptions(castles.options, raw));
    const seats = 1 + rng.below(5);
    if (castles.optionsRefusal(options, seats) === null) return { options, seats };
  }
}

function everyRoom({ hidden, market, removed, seats }: CastlesState): string {
  const faceDown = [...hidden.laid, ...hidden.gone, ...hidden.secretRooms.filter((room) => room !== null)].map(({ tile }) => tile);
  const built = seats.flatMap(({ castle, stored }) => [...castle.tiles.map(({ tile }) => tile), ...(stored ? [stored.tile] : [])]);
  return [...Object.values(hidden.stacks).flat(), ...faceDown, ...market.map(({ tile }) => tile), ...removed, ...built]
    .filter((tile) => !['foyer', 'hallway', 'stairs'].includes(tile))
    .sort()
    .join();
}

function swansOnTable({ hidden, market, seats }: CastlesState): number {
  return (
    hidden.swans.length +
    market.flatMap(({ swans }) => swans).length +
    seats.flatMap(({ swans, stored }) => [...swans, ...(stored?.swans ?? [])]).length
  );
}

/** Tokens turned in, and those on rooms that leave a solo game. */
function swansGone(events: readonly CastlesEvent[], before: CastlesState): number {
  let gone = 0;
  for (const event of events) {
    if (event.type === 'swans-exchanged') gone += event.swans.length;
    if (event.type === 'rooms-removed')
      gone += before.market.filter(({ tile }) => event.rooms.includes(tile)).flatMap(({ swans }) => swans).length;
  }
  return gone;
}

/** Purses and savings together. */
function wealth({ seats }: CastlesState): number {
  return seats.reduce((sum, { money, savings }) => sum + money + savings, 0);
}

/** What came from the supply or from market rooms, less what was paid to the supply. */
function income(events: readonly CastlesEvent[]): number {
  let sum = 0;
  for (const event of events) {
    if (event.type === 'money') sum += event.amount;
    if (event.type === 'swans-exchanged') sum += event.money;
    if (event.type === 'bought') sum += event.coins;
    if ((event.type === 'bought' || event.type === 'moat-dug') && event.paidTo === null) sum -= event.price;
  }
  return sum;
}

function bonusCards({ hidden, asks }: CastlesState): string {
  const lying = asks.flatMap((ask) => (ask.type === 'keep-drawn-card' || ask.type === 'swap-card' ? ask.cards : []));
  return [...hidden.bonusDeck, ...hidden.hands.flat(), ...lying].sort().join();
}

function corridors({ hallways, stairs, seats }: CastlesState): number {
  return (
    hallways + stairs + seats.flatMap(({ castle }) => castle.tiles.filter(({ tile }) => tile === 'hallway' || tile === 'stairs')).length
  );
}

/** Who spends hidden money shows that it was there; the rules show what is paid, too (section 13). */
export function withTruePurses(guessed: CastlesState, { seats }: CastlesState): CastlesState {
  return { ...guessed, seats: guessed.seats.map((own, seat) => ({ ...own, money: seats[seat].money })) };
}

/** Random games at ten random tables. */
export function tortureTables(group: number): void {
  const rng = rngFrom(seedOf(`expansions ${group}`));
  for (let game = 0; game < 10; game++) {
    const { options, seats } = randomTable(rng);
    torture({
      rules: castles,
      options,
      seats,
      seed: `expansions ${group} ${game}`,
      thorough: 0.1,
      barriers: 0.3,
      atLeast: withTruePurses,
      invariant(state, events, before) {
        expect(everyRoom(state)).toBe(everyRoom(before));
        expect(wealth(state) - wealth(before)).toBe(income(events));
        expect(bonusCards(state)).toBe(bonusCards(before));
        expect(corridors(state)).toBe(corridors(before));
        expect(swansOnTable(state) + swansGone(events, before)).toBe(swansOnTable(before));
        for (const [seat, { score, ledger, money, passages, castle }] of state.seats.entries()) {
          expect(score).toBe(ledger.reduce((sum, [, points]) => sum + points, 0));
          expect(money).toBeGreaterThanOrEqual(0);
          const dug = [...castle.tiles.flatMap((placed) => placed.passages ?? []), ...(castle.passages ?? [])].length;
          expect(dug + passages.length).toBe(options.passages ? 3 : 0);
          expect(castle.moats?.length ?? 0).toBeLessThanOrEqual(3);
          expect(castles.view(state, (seat + 1) % seats).seats[seat].money === null).toBe(
            seats > 1 && state.stage !== 'over' && state.seats[seat].decree === 'hidden-purse',
          );
        }
        const moats = (s: CastlesState) => s.moats + s.seats.reduce((sum, { castle }) => sum + (castle.moats?.length ?? 0), 0);
        expect(moats(state)).toBe(moats(before));
      },
    });
  }
}
