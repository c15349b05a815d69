import type { AskOf, AskType, CastlesAction, CastlesTypes, CastlesView } from '@luftschloss/engine/castles';
import type { Rng, Rules } from '@luftschloss/engine/kernel';
import { greedy } from './greedy.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { priceOptions } from './pricing.ts';
import { layOptions, pieceOptions, placingOptions } from './rewards.ts';
import { turnOptions } from './turn.ts';

/** So many options of a turn are considered, with so many places for each tile. */
const TURN_OPTIONS = 10;
const PLACES_EACH = 3;
const ARRANGEMENTS = 6;
const PLACES = 5;
/** Decisions with at most so many answers need no choice among them. */
const FEW = 12;

type Options = (outlook: Outlook) => CastlesAction[];

/** Decisions that are too large to try everything. */
const OPTIONS: { readonly [T in AskType]?: (view: CastlesView, ask: AskOf<T>) => CastlesAction[] } = {
  'take-turn': (view) => bestTurns(outlookOf(view)),
  'set-prices': (view) => priceOptions(view, ARRANGEMENTS),
  'place-corridor': (view, { pieces }) => pieceOptions(outlookOf(view), pieces, PLACES),
  'build-room': (view, { tiles }) => [...placingOptions(outlookOf(view), tiles, PLACES), { type: 'finish' }],
  'lay-rooms': (view, ask) => layOptions(outlookOf(view), ask),
};

/** What is worth thinking about: greedy's own answer first. */
export function candidatesFor(rules: Rules<CastlesTypes>, view: CastlesView, rng: Rng): CastlesAction[] {
  const first = greedy.choose(rules, view, rng);
  const { ask } = view;
  if (!ask) return [first];
  const options = OPTIONS[ask.type] as ((view: CastlesView, ask: AskOf<AskType>) => CastlesAction[]) | undefined;
  return distinct([first, ...(options ? options(view, ask) : fewActions(rules, view))]);
}

const bestTurns: Options = (outlook) => {
  const options = turnOptions(outlook, PLACES_EACH).sort((a, b) => b.worth - a.worth);
  const pass = options.filter(({ action }) => action.type === 'pass');
  return [...options.slice(0, TURN_OPTIONS), ...pass].map(({ action }) => action);
};

/** Declining a reward and selling swans in the middle of something else are hardly ever worth a thought. */
const UNLIKELY: ReadonlySet<string> = new Set(['decline', 'exchange-swans']);

function fewActions(rules: Rules<CastlesTypes>, view: CastlesView): CastlesAction[] {
  const choices = rules.choices(view).filter(({ kind }) => !UNLIKELY.has(kind));
  const counts = choices.map((choice) => choice.count());
  if (counts.reduce((sum, count) => sum + count, 0) > FEW) return [];
  return choices.flatMap((choice, index) => Array.from({ length: counts[index] }, (_, each) => choice.at(each)));
}

function distinct(actions: readonly CastlesAction[]): CastlesAction[] {
  return [...new Map(actions.map((action) => [JSON.stringify(action), action])).values()];
}
