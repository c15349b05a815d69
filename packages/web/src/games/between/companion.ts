import { type BetweenEvent, type BetweenView, castlesOf, scoreCastle, TURNS } from '@luftschloss/engine/between';
import type { Tip, TipBook } from '../../companion/tips.ts';

const TIPS: readonly Tip<BetweenView, BetweenEvent>[] = [
  {
    id: 'choose',
    question: true,
    beside: '.hand-tile',
    when: ({ view }) => view.phase === 'choose' && view.chosen === null,
    say: ({ companion }) => companion.between.choose(),
  },
  {
    id: 'place',
    question: true,
    beside: '.tiles-part.mine [data-sign="tile"]',
    when: ({ view, me }) => view.phase === 'place' && view.revealed[me].length > 0,
    say: ({ companion }) => companion.between.place(),
  },
  {
    id: 'bonus',
    question: true,
    beside: '[data-sign^="counter:"]',
    when: ({ view, me }) => castlesOf(view, me).some((castle) => view.waiting[castle]?.by === me),
    say: ({ companion }) => companion.between.bonus(),
  },
  {
    id: 'counts',
    beside: '[data-sign="counts"]',
    when({ view, me }) {
      const [left, right] = castlesOf(view, me).map((castle) => scoreCastle(view.castles[castle]).total);
      return view.turn > 1 && Math.abs(left - right) >= UNEVEN;
    },
    say: ({ companion }) => companion.between.counts(),
  },
  {
    id: 'second-round',
    beside: '[data-sign="passes"]',
    when: ({ view }) => view.round === 2,
    say: ({ companion }) => companion.between.secondRound(),
  },
  {
    id: 'ludwig',
    question: true,
    beside: '.far-builder',
    when: ({ view }) => view.phase === 'assign' && view.drawnForLudwig.length > 0,
    say: ({ companion }) => companion.between.ludwig(),
  },
];

/** So many points apart, two castles want to be evened out. */
const UNEVEN = 5;

export const book: TipBook<BetweenView, BetweenEvent> = { tips: TIPS, turnOf: ({ round, turn }) => round * (TURNS + 1) + turn };
