import type { Ask, AskOf, AskType, CastlesAction, CastlesTypes, CastlesView } from '@luftschloss/engine/castles';
import type { Rng, Rules } from '@luftschloss/engine/kernel';
import { choicesInCompany, companyEvaluator } from './company/policy.ts';
import { greedy } from './greedy.ts';
import { priceOptions } from './pricing.ts';
import { layOptions, pieceOptions, placingOptions } from './rewards.ts';
import { choicesFor, evaluatorFor, isLearned } from './solo/policy.ts';
import { type Effort, THOROUGH } from './solo/position.ts';
import { type Option, turnOptions } from './turn.ts';
import { type Valuation, valuationOf } from './valuation.ts';

/** How many options of a turn are considered, and how many places for each tile. Alone there is more time for each. */
const TURN_OPTIONS = 10;
const TURN_OPTIONS_THOROUGH = 13;
const PLACES_EACH = 3;
const TURN_OPTIONS_SOLO = 16;
const PLACES_EACH_SOLO = 4;
/** Prices decide more than anything else that is asked in a round. */
const ARRANGEMENTS = 12;
const ARRANGEMENTS_THOROUGH = 22;
const PLACES = 5;
/** With at most this many answers, all of them are candidates. */
const FEW = 12;

/** What is worth thinking about: what would be done without thinking comes first. */
export interface Candidates {
  readonly actions: readonly CastlesAction[];
  /** What each seems to be worth in points, where greedy can tell. */
  readonly worths: readonly number[] | null;
}

/** Decisions that are too large to try everything. */
const OPTIONS: { readonly [T in AskType]?: (view: CastlesView, ask: AskOf<T>) => CastlesAction[] } = {
  'place-corridor': (view, { pieces }) => pieceOptions(valuationOf(view), pieces, PLACES),
  'build-room': (view, { tiles }) => [...placingOptions(valuationOf(view), tiles, PLACES), { type: 'finish' }],
  'lay-rooms': (view, ask) => layOptions(valuationOf(view), ask),
};

/** `effort` is for decisions that were learned. */
export function candidatesFor(rules: Rules<CastlesTypes>, view: CastlesView, rng: Rng, effort: Effort): Candidates {
  const { ask } = view;
  const choices = ask && learnedChoices(view, ask, effort);
  if (choices && choices.length > 0) return inOrder(best(choices, mostOptions(view, effort)));
  if (ask?.type === 'set-prices') return inOrder(priceOptions(view, effort === THOROUGH ? ARRANGEMENTS_THOROUGH : ARRANGEMENTS));
  const first = greedy.choose(rules, view, rng);
  if (!ask) return { actions: [first], worths: null };
  if (ask.type === 'take-turn') return beside(first, bestTurns(valuationOf(view)));
  const options = OPTIONS[ask.type] as ((view: CastlesView, ask: AskOf<AskType>) => CastlesAction[]) | undefined;
  return { actions: distinct([first, ...(options ? options(view, ask) : fewActions(rules, view))]), worths: null };
}

function learnedChoices(view: CastlesView, ask: Ask, effort: Effort): Option[] | null {
  if (isLearned(view)) return choicesFor(evaluatorFor(view), valuationOf(view), ask, effort);
  return view.seats.length > 1 ? choicesInCompany(companyEvaluator(), valuationOf(view), ask, effort) : null;
}

function mostOptions({ seats }: CastlesView, effort: Effort): number {
  if (seats.length === 1) return TURN_OPTIONS_SOLO;
  return effort === THOROUGH ? TURN_OPTIONS_THOROUGH : TURN_OPTIONS;
}

function bestTurns(valuation: Valuation): Option[] {
  const solo = valuation.view.seats.length === 1;
  return best(turnOptions(valuation, solo ? PLACES_EACH_SOLO : PLACES_EACH), solo ? TURN_OPTIONS_SOLO : TURN_OPTIONS);
}

/** So many, and passing in any case. */
function best(options: readonly Option[], most: number): Option[] {
  return [...options].sort((a, b) => b.worth - a.worth).filter(({ action }, index) => index < most || action.type === 'pass');
}

/** Greedy may begin a turn with something that is no option of it: selling swans, for example. */
function beside(first: CastlesAction, options: readonly Option[]): Candidates {
  const wanted = JSON.stringify(first);
  const same = options.find(({ action }) => JSON.stringify(action) === wanted);
  if (!same) return { actions: distinct([first, ...options.map(({ action }) => action)]), worths: null };
  return inOrder([same, ...options.filter((option) => option !== same)]);
}

function inOrder(options: readonly Option[]): Candidates {
  return { actions: options.map(({ action }) => action), worths: options.map(({ worth }) => worth) };
}

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
