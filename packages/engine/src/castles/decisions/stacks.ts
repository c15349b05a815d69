import { type Choice, listed, openRng, type Refusal, single, subsets } from '../../kernel/index.ts';
import { ROOM_SIZES, type RoomSize } from '../data/room.ts';
import { termsOf } from '../expansions/decrees/decrees.ts';
import type { CastlesAction } from '../table/actions.ts';
import { answered, ask as askNext } from '../table/asking.ts';
import { placeTile } from '../table/building.ts';
import { type Game, tell } from '../table/events.ts';
import { setStack, takeFromStack } from '../table/market.ts';
import { replaceAt, type StackPurpose } from '../table/state.ts';
import type { CastlesView } from '../table/view.ts';
import { tileOf } from '../tiles.ts';
import { type Decision, refuse } from './decision.ts';
import { placementRefusal, placements } from './placement.ts';

function fullStacks(view: CastlesView): RoomSize[] {
  return ROOM_SIZES.filter((size) => view.supply.stacks[size] > 0);
}

// C-5.7, C-11.5
export const chooseStack: Decision<'choose-stack'> = {
  choices: (view) => [
    listed<CastlesAction, RoomSize>(
      'look',
      () => fullStacks(view),
      (size) => ({ type: 'look', size }),
    ),
  ],
  actions: {
    look: {
      refusal: (view, _, { size }) => (view.supply.stacks[size] > 0 ? null : refuse('empty-stack', { size })),
      play(game, { seat, purpose }, { size }) {
        answered(game);
        LOOKING[purpose](game, seat, size);
      },
    },
  },
};

const LOOKING: { readonly [purpose in StackPurpose]: (game: Game, seat: number, size: RoomSize) => void } = {
  lay: (game, seat, size) => askNext(game, { type: 'lay-rooms', seat, size, tiles: lookThrough(game, seat, size) }),
  build: (game, seat, size) => askNext(game, { type: 'build-room', seat, size, tiles: lookThrough(game, seat, size) }),
  secret(game, seat, size) {
    const { hidden } = game.state;
    const tile = takeFromStack(game.state, size);
    if (tile === null) return;
    hidden.secretRooms = replaceAt(hidden.secretRooms, seat, { tile, size, by: seat });
    tell(game, { type: 'secret-room-taken', seat, size, secret: { tile }, reveals: true });
  },
};

function lookThrough(game: Game, seat: number, size: RoomSize): string[] {
  const { hidden } = game.state;
  const tiles = [...hidden.stacks[size]].sort();
  hidden.looked = replaceAt(hidden.looked, seat, { ...hidden.looked[seat], [size]: tiles });
  tell(game, { type: 'stack-looked', seat, size, secret: { tiles }, reveals: true });
  return tiles;
}

/** Takes rooms out of a stack that was looked through, and shuffles the rest. */
function takeOut({ state }: Game, size: RoomSize, tiles: readonly string[]): void {
  const rest = state.hidden.stacks[size].filter((tile) => !tiles.includes(tile));
  setStack(state, size, openRng(state.rng).shuffle(rest));
}

// C-5.7
export const layRooms: Decision<'lay-rooms'> = {
  choices: (view, { seat, tiles }) => [
    listed<CastlesAction, string[]>(
      'lay',
      () => subsets(tiles, 0, termsOf(view, seat).sleepingRooms).flatMap(permutations),
      (chosen) => ({ type: 'lay', tiles: chosen }),
    ),
  ],
  actions: {
    lay: {
      refusal: (view, { seat, tiles }, action) => layRefusal(tiles, termsOf(view, seat).sleepingRooms, action.tiles),
      play(game, { seat, size }, { tiles }) {
        const { hidden } = game.state;
        const rooms = tiles.map((tile) => ({ tile, size, by: seat }));
        takeOut(game, size, tiles);
        // With no cards left they would come to no market any more.
        const gone = hidden.cards.length === 0;
        if (gone) hidden.gone = [...hidden.gone, ...rooms];
        else hidden.laid = [...hidden.laid, ...rooms];
        tell(game, { type: 'rooms-laid', seat, size, count: tiles.length, gone, secret: { tiles } });
        answered(game);
      },
    },
  },
};

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, index) => permutations(items.filter((_, other) => other !== index)).map((rest) => [first, ...rest]));
}

function layRefusal(offered: readonly string[], most: number, chosen: readonly string[]): Refusal | null {
  if (chosen.length > most) return refuse('too-many-rooms', { most });
  const unknown = chosen.find((tile, index) => !offered.includes(tile) || chosen.indexOf(tile) !== index);
  return unknown === undefined ? null : refuse('not-in-stack', { tile: unknown });
}

// C-11.5: none or one, free of charge; it brings no swan
export const buildRoom: Decision<'build-room'> = {
  choices: (view, { tiles }): Choice<CastlesAction>[] => [
    ...tiles.flatMap((tile) => placements(view, 'place', tileOf(tile))),
    single<CastlesAction>({ type: 'finish' }),
  ],
  actions: {
    place: {
      refusal: (view, { tiles }, action) =>
        tiles.includes(action.tile) ? placementRefusal(view, action) : refuse('not-in-stack', { tile: action.tile }),
      play(game, { seat, size }, action) {
        answered(game);
        takeOut(game, size, [action.tile]);
        tell(game, { type: 'room-taken', seat, tile: action.tile });
        placeTile(game, seat, action);
      },
    },
    finish: {
      refusal: () => null,
      play(game, { size }) {
        answered(game);
        takeOut(game, size, []);
      },
    },
  },
};

/** Before the final scoring (section 13). */
export const removeRooms: Decision<'remove-rooms'> = {
  choices: (view, { most }) => [
    listed<CastlesAction, RoomSize[]>(
      'remove-rooms',
      () => removals(view, most),
      (sizes) => ({ type: 'remove-rooms', sizes }),
    ),
  ],
  actions: {
    'remove-rooms': {
      refusal(view, { most }, { sizes }) {
        if (sizes.length > most) return refuse('too-many-rooms', { most });
        const short = sizes.find((size) => sizes.filter((each) => each === size).length > (view.supply.stacks[size] ?? 0));
        return short === undefined ? null : refuse('empty-stack', { size: short });
      },
      play(game, { seat }, { sizes }) {
        const { state } = game;
        for (const size of sizes) {
          const tile = takeFromStack(state, size);
          if (tile !== null) state.hidden.gone = [...state.hidden.gone, { tile, size, by: null }];
        }
        tell(game, { type: 'stacks-reduced', seat, sizes });
        answered(game);
      },
    },
  },
};

/** Every way to take up to so many rooms off the stacks. */
function removals(view: CastlesView, most: number): RoomSize[][] {
  const found: RoomSize[][] = [];
  const sizes = fullStacks(view);
  const take = (from: number, taken: RoomSize[]): void => {
    found.push(taken);
    if (taken.length === most) return;
    for (let i = from; i < sizes.length; i++) {
      const already = taken.filter((size) => size === sizes[i]).length;
      if (already < view.supply.stacks[sizes[i]]) take(i, [...taken, sizes[i]]);
    }
  };
  take(0, []);
  return found;
}
