import { describe, expect, it } from 'vitest';
import { sampled } from '../../../../testing/thorough.ts';
import { type CastlesOptions, type CastlesState, castles } from '../../src/castles/index.ts';
import { expectOk, parseOptions } from '../../src/kernel/index.ts';
import { torture } from '../torture.ts';

const GAMES = sampled([0, 1, 2, 3], (game) => game === 0);

const optionsOf = (raw: object): CastlesOptions => expectOk(parseOptions(castles.options, raw));

function everyRoom(state: CastlesState): string[] {
  return [
    ...Object.values(state.hidden.stacks).flat(),
    ...state.hidden.laid.map(({ tile }) => tile),
    ...state.hidden.gone.map(({ tile }) => tile),
    ...state.market.map(({ tile }) => tile),
    ...state.removed,
    ...state.seats.flatMap(({ castle }) =>
      castle.tiles.map(({ tile }) => tile).filter((tile) => !['foyer', 'hallway', 'stairs'].includes(tile)),
    ),
  ];
}

function countPieces(state: CastlesState, id: string): number {
  return state.seats.reduce((sum, { castle }) => sum + castle.tiles.filter(({ tile }) => tile === id).length, 0);
}

describe('random games', () => {
  for (const edition of ['first', 'collectors'] as const) {
    for (const players of [1, 2, 3, 4]) {
      it(`${edition} edition, ${players} players: tiles, cards, money and points add up after every action`, () => {
        for (const game of GAMES) {
          let rooms: string | null = null;
          torture({
            rules: castles,
            options: optionsOf({ edition }),
            seats: players,
            seed: `random ${edition} ${players} ${game}`,
            invariant(state, events, before) {
              rooms ??= everyRoom(before).sort().join();
              expect(everyRoom(state).sort().join()).toBe(rooms);
              expect(state.hallways + countPieces(state, 'hallway')).toBe(before.hallways + countPieces(before, 'hallway'));
              expect(state.stairs + countPieces(state, 'stairs')).toBe(before.stairs + countPieces(before, 'stairs'));
              const cards = (s: CastlesState) =>
                [
                  ...s.hidden.bonusDeck,
                  ...s.hidden.hands.flat(),
                  ...s.asks.flatMap((ask) => (ask.type === 'keep-drawn-card' ? ask.cards : [])),
                ]
                  .sort()
                  .join();
              expect(cards(state)).toBe(cards(before));
              for (const [seat, { score, ledger }] of state.seats.entries()) {
                expect(score).toBe(ledger.reduce((sum, [, points]) => sum + points, 0));
                const told = events.reduce(
                  (sum, event) => (event.type === 'scored' && event.seat === seat ? sum + event.entry[1] : sum),
                  0,
                );
                expect(score - before.seats[seat].score).toBe(told);
                expect(state.seats[seat].money).toBeGreaterThanOrEqual(0);
              }
              expect(JSON.stringify(state).length).toBeLessThan(40_000);
            },
          });
        }
      });
    }
  }
});
