import { commonRefusal, type Wording } from '../../kernel/index.ts';
import type { CastlesTypes } from '../rules.ts';
import type { CastlesAction } from '../table/actions.ts';
import type { CastlesEvent } from '../table/events.ts';
import type { Ask } from '../table/state.ts';
import type { CastlesView } from '../table/view.ts';
import { ACTIONS } from './actions.ts';
import { DECISIONS } from './decisions.ts';
import { EVENTS } from './events.ts';
import type { Names } from './names.ts';
import { REFUSALS } from './refusals.ts';

// Each table pairs a kind with its own data; TypeScript cannot follow that pairing through a lookup.
const askWords = (ask: Ask): string => (DECISIONS[ask.type] as (ask: Ask) => string)(ask);
const actionWords = (view: CastlesView, action: CastlesAction): string =>
  (ACTIONS[action.type] as (view: CastlesView, action: CastlesAction) => string)(view, action);
const eventWords = (event: CastlesEvent, who: Names): string | null =>
  (EVENTS[event.type] as (event: CastlesEvent, who: Names) => string | null)(event, who);

export const wording: Wording<CastlesTypes> = {
  decision({ ask, viewer }, who) {
    if (!ask) return 'The game is over.';
    const words = askWords(ask);
    return ask.seat === viewer ? `${words[0].toUpperCase()}${words.slice(1)}.` : `${who[ask.seat]} has to ${words}.`;
  },
  action: actionWords,
  event: eventWords,
  refusal: (refusal) =>
    commonRefusal(refusal) ?? REFUSALS[refusal.code]?.(refusal.params ?? {}) ?? `That is not allowed (${refusal.code}).`,
};
