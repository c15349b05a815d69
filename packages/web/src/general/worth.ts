import { type BetweenAction, type BetweenView, castleName, scoreCastle } from '@luftschloss/engine/between';
import { advance, type GameTypes, openRng, type Rules, rngState } from '@luftschloss/engine/kernel';
import { scoresNow } from '../table/standing.ts';

/** The viewer's knowledge after an action, in a world that looks like this one; `null` if it is not allowed. */
function viewAfter(rules: Rules, view: GameTypes['view'], action: unknown): GameTypes['view'] | null {
  if (view.viewer === null) return null;
  const next = advance(rules, rules.sample(view, openRng(rngState('splitmix32:foresight'))), view.viewer, action);
  return next.ok ? rules.view(next.state, view.viewer) : null;
}

function change(before: number, after: number): string {
  const gain = after - before;
  return `${before} → ${after} (${gain > 0 ? '+' : gain < 0 ? '−' : '±'}${Math.abs(gain)})`;
}

/** Actions after which points can be compared, because nothing is drawn by them. One row for each game. */
const WORTH: {
  readonly [game: string]: { readonly kinds: readonly string[]; words(before: unknown, after: unknown, action: unknown): string };
} = {
  between: {
    kinds: ['place', 'attendant', 'keep-card'],
    words(before, after, action) {
      const { castle } = action as BetweenAction & { castle: number };
      const total = (view: unknown): number => scoreCastle((view as BetweenView).castles[castle]).total;
      return `${castleName(castle)} ${change(total(before), total(after))}`;
    },
  },
  palace: {
    kinds: ['build', 'activate', 'choose-swan', 'pay', 'take-swans', 'lay-moat', 'move-moat', 'claim', 'keep-favor'],
    words(before, after) {
      const seat = (before as GameTypes['view']).viewer ?? 0;
      const score = (view: unknown): number => scoresNow('palace', view)?.[seat] ?? 0;
      return `your points ${change(score(before), score(after))}`;
    },
  },
};

/** What an action does to the points at once, in a few words. */
export function worthOf(rules: Rules, view: GameTypes['view'], action: GameTypes['action']): string | null {
  const row = WORTH[rules.id];
  if (!row?.kinds.includes(action.type)) return null;
  const after = viewAfter(rules, view, action);
  return after && row.words(view, after, action);
}
