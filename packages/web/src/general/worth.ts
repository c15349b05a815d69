import { type BetweenAction, type BetweenView, castleName, scoreCastle } from '@luftschloss/engine/between';
import { advance, type GameTypes, openRng, type Rules, rngState } from '@luftschloss/engine/kernel';
import type { Palace, PalaceView } from '@luftschloss/engine/palace';
import { scoresNow } from '../table/standing.ts';

/** All actions of one decision are weighed in the same world: making it is the dearest part. */
const WORLDS = new WeakMap<GameTypes['view'], GameTypes['state']>();

function worldOf(rules: Rules, view: GameTypes['view']): GameTypes['state'] {
  const known = WORLDS.get(view);
  if (known) return known;
  const world = rules.sample(view, openRng(rngState('splitmix32:foresight')));
  WORLDS.set(view, world);
  return world;
}

/** The viewer's knowledge after an action, in a world that looks like this one; `null` if it is not allowed. */
function viewAfter(rules: Rules, view: GameTypes['view'], action: unknown): GameTypes['view'] | null {
  if (view.viewer === null) return null;
  const next = advance(rules, worldOf(rules, view), view.viewer, action);
  return next.ok ? rules.view(next.state, view.viewer) : null;
}

export interface Worth {
  readonly gain: number;
  readonly sign: string; // the gain as it is written, `+3`
  readonly words: string; // whose points go from what to what
}

function change(whose: string, before: number, after: number): Worth {
  const gain = after - before;
  const sign = `${gain > 0 ? '+' : gain < 0 ? '−' : '±'}${Math.abs(gain)}`;
  return { gain, sign, words: gain === 0 ? `${whose} stays at ${before}` : `${whose} ${before} → ${after}` };
}

interface WorthRow {
  readonly kinds: readonly string[];
  compare(before: unknown, after: unknown, action: unknown): Worth;
  /** Where an action changes the board only after something else, such as paying: the board that it aims at. */
  aim?(view: GameTypes['view'], action: GameTypes['action']): GameTypes['view'] | null;
}

/** Actions after which points can be compared, because nothing is drawn by them. One row for each game. */
const WORTH: { readonly [game: string]: WorthRow } = {
  between: {
    kinds: ['place', 'attendant', 'keep-card'],
    compare(before, after, action) {
      const { castle } = action as BetweenAction & { castle: number };
      const total = (view: unknown): number => scoreCastle((view as BetweenView).castles[castle]).total;
      return change(castleName(castle), total(before), total(after));
    },
  },
  palace: {
    kinds: ['build', 'activate', 'choose-swan', 'pay', 'take-swans', 'lay-moat', 'move-moat', 'claim', 'keep-favor'],
    compare(before, after) {
      const [task] = (after as PalaceView).agenda;
      if (task?.type === 'pay') return { gain: 0, sign: '', words: `then pay ${task.amount} ${task.amount === 1 ? 'swan' : 'swans'}` };
      const seat = (before as GameTypes['view']).viewer ?? 0;
      const score = (view: unknown): number => scoresNow('palace', view)?.[seat] ?? 0;
      return change('your score', score(before), score(after));
    },
    aim(view, action) {
      if (action.type !== 'build') return null;
      const { palace, viewer } = view as PalaceView;
      const { tile, x, y, turns } = action as GameTypes['action'] & Pick<Palace['tiles'][number], 'tile' | 'x' | 'y' | 'turns'>;
      return { ...view, palace: { ...palace, tiles: [...palace.tiles, { tile, x, y, turns, owner: viewer, complete: false }] } };
    },
  },
};

/** What an action does to the points at once. */
export function worthOf(rules: Rules, view: GameTypes['view'], action: GameTypes['action']): Worth | null {
  const row = WORTH[rules.id];
  if (!row?.kinds.includes(action.type)) return null;
  const after = viewAfter(rules, view, action);
  return after && row.compare(view, after, action);
}

/** The table as it would look after an action by which nothing is drawn; `null` for all others, because it would be a guess. */
export function foreseenView(rules: Rules, view: GameTypes['view'], action: GameTypes['action']): GameTypes['view'] | null {
  const row = WORTH[rules.id];
  if (!row?.kinds.includes(action.type)) return null;
  return row.aim?.(view, action) ?? viewAfter(rules, view, action);
}
