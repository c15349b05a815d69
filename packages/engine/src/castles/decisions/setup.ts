import { TURNS, type Turns } from '../../common/grid.ts';
import { type Choice, listed } from '../../kernel/index.ts';
import { atMoment, atMomentForAll } from '../expansions/decrees/decrees.ts';
import type { CastlesAction } from '../table/actions.ts';
import { answered } from '../table/asking.ts';
import { type Game, tell } from '../table/events.ts';
import { currentAsk, replaceAt } from '../table/state.ts';
import { type Decision, refuse } from './decision.ts';

// C-11.1: the foyer is turned by its owner before the Barbican covers one side of it
export const turnFoyer: Decision<'turn-foyer'> = {
  choices: () => [
    listed<CastlesAction, Turns>(
      'turn-foyer',
      () => TURNS,
      (r) => ({ type: 'turn-foyer', r }),
    ),
  ],
  actions: {
    'turn-foyer': {
      refusal: () => null,
      play(game, { seat }, { r }) {
        const player = game.state.seats[seat];
        player.castle = { ...player.castle, tiles: [{ ...player.castle.tiles[0], r }] };
        tell(game, { type: 'foyer-turned', seat, r });
        answered(game);
      },
    },
  },
};

/** Keep one, pass the rest to the right; the Master Builder chooses last (section 13). */
export const chooseDecree: Decision<'choose-decree'> = {
  choices: (_, { cards }) => decreeChoices(cards),
  actions: {
    'choose-decree': {
      refusal: (_, { cards }, { decree }) => (cards.includes(decree) ? null : refuse('no-such-decree', { decree })),
      play(game, { seat, cards }, { decree }) {
        const { state } = game;
        state.hidden.chosenDecrees = replaceAt(state.hidden.chosenDecrees, seat, decree);
        // The next player sees what is passed on (section 13).
        tell(game, { type: 'decree-chosen', seat, secret: { decree }, reveals: true });
        answered(game);
        const next = currentAsk(state);
        const rest = cards.filter((card) => card !== decree);
        if (next?.type === 'choose-decree') state.asks = [...state.asks.slice(0, -1), { ...next, cards: rest }];
        else revealDecrees(game);
      },
    },
  },
};

function decreeChoices(cards: readonly string[]): Choice<CastlesAction>[] {
  return [
    listed<CastlesAction, string>(
      'choose-decree',
      () => cards,
      (decree) => ({ type: 'choose-decree', decree }),
    ),
  ];
}

function revealDecrees(game: Game): void {
  const { state } = game;
  for (const [seat, decree] of state.hidden.chosenDecrees.entries()) {
    if (decree === null) continue;
    state.seats[seat].decree = decree;
    tell(game, { type: 'decree-revealed', seat, decree, reveals: true });
  }
  state.hidden.chosenDecrees = state.hidden.chosenDecrees.map(() => null);
  atMomentForAll(game, 'whenRevealed');
}

/** A decree in exchange for the one revealed; the others leave the game. */
export const replaceDecree: Decision<'replace-decree'> = {
  choices: (_, { cards }) => decreeChoices(cards),
  actions: {
    'choose-decree': {
      refusal: (_, { cards }, { decree }) => (cards.includes(decree) ? null : refuse('no-such-decree', { decree })),
      play(game, { seat }, { decree }) {
        game.state.seats[seat].decree = decree;
        tell(game, { type: 'decree-revealed', seat, decree, reveals: true });
        answered(game);
        atMoment(game, 'whenRevealed', seat);
      },
    },
  },
};
