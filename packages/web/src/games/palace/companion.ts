import {
  boardOf,
  COLOURS,
  contest,
  currentTask,
  favorOf,
  joinCost,
  joined,
  type PalaceEvent,
  type PalaceView,
  secretCount,
} from '@luftschloss/engine/palace';
import type { Tip, TipBook } from '../../companion/tips.ts';

type PalaceTip = Tip<PalaceView, PalaceEvent>;

const TIPS: readonly PalaceTip[] = [
  {
    id: 'favor',
    question: true,
    beside: '.slot-box',
    when: ({ view, me }) => {
      const task = currentTask(view);
      return task?.type === 'deal' && task.hands[me] !== undefined;
    },
    say: ({ companion }) => companion.palace.favor(),
  },
  {
    id: 'act',
    question: true,
    beside: '.row .tile-card',
    when: ({ view, me }) => currentTask(view)?.type === 'act' && view.turn.number <= view.players.length && me === view.viewer,
    say: ({ companion }) => companion.palace.act(),
  },
  {
    id: 'match',
    beside: '.my-board .swan-bar',
    when: ({ events, me }) => events.some((event) => event.type === 'swan' && event.seat === me && event.reason.why === 'match'),
    say: ({ companion }) => companion.palace.match(),
  },
  {
    id: 'completed',
    beside: '.palace-board [data-sign="complete"]',
    when: ({ events, me }) => events.some((event) => event.type === 'completed' && event.owner === me),
    say: ({ companion }) => companion.palace.completed(),
  },
  {
    id: 'moat',
    beside: '[data-sign="ends"]',
    when: ({ events }) => events.some(({ type }) => type === 'moat-laid'),
    say: ({ companion }) => companion.palace.moat(),
  },
  {
    id: 'secret',
    beside: '[data-sign="secret"]',
    when: ({ view, me }) => COLOURS.some((colour) => secretCount(view.players[me], colour) > 0),
    say: ({ companion }) => companion.palace.secret(),
  },
  {
    id: 'tie',
    beside: '.favor-card',
    when: ({ view, me }) =>
      view.turn.number > view.players.length * 3 && view.publicFavors.some((favor) => contest(favorOf(favor), view)[me] === 'tied'),
    say: ({ companion }) => companion.palace.tie(),
  },
  {
    id: 'near',
    beside: '[data-sign="ends"]',
    when({ view }) {
      const board = boardOf(view.palace);
      return view.turn.number > 0 && !joined(board) && joinCost(board, view.moatSupply) <= NEAR;
    },
    say: ({ companion }) => companion.palace.near(),
  },
];

/** So few moat tiles between its ends, the game may end any time. */
const NEAR = 6;

export const book: TipBook<PalaceView, PalaceEvent> = {
  tips: TIPS,
  // Turns of others in between are no turns of mine.
  turnOf: ({ turn, players }) => Math.floor(turn.number / players.length),
};
