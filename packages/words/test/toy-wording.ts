import { asked, type HighCard } from '../../engine/test/kernel/toy-game.ts';
import type { WordingIn } from '../src/index.ts';

/** What High Card says: a game of tests needs no catalogue. */
export const highCardWording: WordingIn<HighCard> = () => ({
  decision: (view, { names }) => [asked(view) ? `Your turn: ${asked(view)}.` : `Waiting for others than ${names[view.viewer ?? 0]}.`],
  action: (_, action) => ['card' in action ? `${action.type} ${action.card}` : action.type],
  event(event, { names }) {
    if (event.type === 'picked') return null;
    if (event.type === 'shown') return [`The cards are ${event.cards.join(', ')}: ${names[event.seat]} decides.`];
    if (event.type === 'claimed') return [`${names[event.seat]} claims ${event.points}.`];
    return [`${names[event.seat]} ${event.type} ${event.card ?? 'a card'}.`];
  },
  fact: ({ code }) => [code],
  hint: () => null,
  refusal({ code, params }) {
    if (code === 'no-such-card') return [`There is no ${params?.['card']} in your hand.`];
    return code === 'too-few-cards' ? [`Too few cards are left for ${params?.['seats']} players.`] : null;
  },
});
