import type { AskOf, AskType, StackPurpose } from '../table/state.ts';

const STACK_PURPOSES: { readonly [purpose in StackPurpose]: string } = {
  lay: 'choose a stack of rooms to look through',
  build: 'choose a stack to take a free room from',
  secret: 'choose the stack of the secret room',
};

/** What somebody has to do. */
export const DECISIONS: { readonly [T in AskType]: (ask: AskOf<T>) => string } = {
  'turn-foyer': () => 'turn the foyer behind the Barbican',
  'choose-decree': () => 'choose a royal decree and pass the others on',
  'replace-decree': () => 'choose a new royal decree',
  'keep-bonus-cards': ({ keep }) => `choose ${keep} bonus cards to keep`,
  'swap-card': () => 'swap a bonus card for one that was put back, or leave them',
  'draw-rooms': () => 'draw rooms for the empty spaces of the market',
  'set-prices': () => 'set the prices of all rooms',
  'take-turn': () => 'buy something and build it, or pass',
  'finish-turn': () => 'finish the turn',
  'choose-reward': () => 'take or decline a completion reward',
  'place-corridor': ({ pieces }) => `place a free ${pieces.join(' or ')}`,
  'keep-drawn-card': () => 'choose the bonus card to keep',
  'choose-stack': ({ purpose }) => STACK_PURPOSES[purpose],
  'lay-rooms': ({ size }) => `choose rooms of size ${size} to lay on the deck`,
  'build-room': ({ size }) => `build a room of size ${size} for nothing, or none`,
  'choose-any-reward': () => 'choose a reward of another type',
  'keep-favor': () => 'choose the secret favor to keep',
  'remove-rooms': ({ most }) => `remove up to ${most} rooms from the stacks`,
};
