import { type Position, ROOMS, type Room, type Scoring } from '@luftschloss/engine/between';
import type { Fact } from '@luftschloss/engine/kernel';
import type { SaidWords } from '../../language.ts';
import { plain, type Said } from '../../said.ts';

type ScoringOf<K extends Scoring['kind']> = Extract<Scoring, { kind: K }>;
type RuleWords = { readonly [K in Scoring['kind']]: (scoring: ScoringOf<K>) => Said };

/** What a room wants, in one clause. */
export function ruleWords({ between: { rules } }: SaidWords, { scoring }: Pick<Room, 'scoring'>): Said {
  const words: RuleWords = {
    neighbours: ({ cells, wants, points }) => rules.neighbours({ cells, type: wants, points }),
    surrounding: ({ wants, points }) => rules.surrounding({ type: wants, points }),
    hangings: ({ wants, points }) => rules.hangings({ hanging: wants, points }),
    connected: ({ wants, points }) => rules.connected({ type: wants, points }),
    anywhere: ({ wants, points }) => rules.anywhere({ type: wants, points }),
    variety: ({ points, otherwise }) => rules.variety({ points, otherwise }),
    column: ({ wants, points }) => rules.column({ type: wants, points }),
    'column-above': ({ wants, points }) => rules['column-above']({ type: wants, points }),
    'column-below': ({ points }) => rules['column-below']({ points }),
    spots: ({ wants: [first, second], spots, points }) => rules.spots({ first, second, places: spots.map(spotId), points }),
    flat: ({ points }) => rules.flat({ points }),
  };
  return (words[scoring.kind] as (scoring: Scoring) => Said)(scoring);
}

/** Where a place lies, seen from the throne room. */
function spotId({ x, y }: Position): string {
  if (y > 0) return x === 0 ? 'above-left' : 'above-right';
  if (y < 0) return x === 0 ? 'below-left' : 'below-right';
  return x < 0 ? 'left' : 'right';
}

/** Facts name a room; what it wants is in its data. Facts may stand inside others. */
export function withRule(said: SaidWords, fact: Fact): Fact {
  const { code, params = {} } = fact;
  const reason = params['reason'];
  if (typeof reason === 'object' && 'code' in reason) return { code, params: { ...params, reason: withRule(said, reason) } };
  const room = ROOMS.find(({ id }) => id === params['room']);
  return room ? { code, params: { ...params, rule: plain(ruleWords(said, room)) } } : fact;
}
