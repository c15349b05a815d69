import { type Player, randomAction, type Seat } from '@luftschloss/engine/kernel';
import {
  canPay,
  currentTask,
  offers,
  type PalaceAction,
  type PalaceGame,
  type PalaceView,
  palace,
  suggestedColour,
  suggestedPayment,
} from '@luftschloss/engine/palace';
import { sitesOf, type Way } from '../../src/games/palace/sites.ts';

/**
 * Somebody after the lesson: takes up every tile that can be paid and builds where the highest number glows, with more swans where numbers are equal; pays and
 * takes swans as the page lays them out. Where the page shows no number, anything but to leave something.
 */
export const newcomer: Player<PalaceGame> = {
  name: 'newcomer',
  choose(_rules, view, rng) {
    const task = currentTask(view);
    const player = view.players[me(view)];
    if (task?.type === 'act') {
      const built = highestNumber(view);
      if (built) return built;
    }
    if (task?.type === 'pay') {
      const { swans, secret } = suggestedPayment(player, task.amount);
      return { type: 'pay', swans: [...swans], secret: [...secret] };
    }
    if (task?.type === 'swan') return { type: 'choose-swan', colour: suggestedColour(player) };
    if (task?.type === 'finish') return { type: 'end-turn' };
    return randomAction(palace.choices(view), rng);
  },
};

function me(view: PalaceView): Seat {
  return view.viewer as Seat;
}

function highestNumber(view: PalaceView): PalaceAction | null {
  const ways = offers(view)
    .filter(({ price }) => canPay(view, me(view), price))
    .flatMap(({ tile }) =>
      sitesOf(view, tile)
        .slice(0, 1)
        .map((site): Way => site.ways[site.best]),
    );
  if (ways.length === 0) return null;
  return ways.reduce((a, b) => (b.gain > a.gain || (b.gain === a.gain && b.swans.length > a.swans.length) ? b : a)).action;
}
