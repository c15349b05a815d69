import type { Explained, Fact, ScoreLine } from '../kernel/index.ts';
import { BONUS_CARDS, type CardRule } from './bonus-cards.ts';
import { type Castle, type Plan, planOf } from './castle.ts';
import { roomOf } from './catalogue.ts';
import { CATEGORIES, type CastleScore, type Category, categoryOf, type RoomScore, scoreCastle } from './scoring.ts';
import { CASTLE_NAMES } from './seating.ts';
import { ATTENDANT_DATA } from './specialty.ts';
import type { CastleIndex } from './state.ts';
import type { Hanging, Neighbour, Position, RegularType, Room, RoomType, Scoring } from './vocabulary.ts';

export const TYPE_WORDS: { readonly [T in RoomType]: { readonly one: string; readonly many: string } } = {
  food: { one: 'food room', many: 'food rooms' },
  living: { one: 'living room', many: 'living rooms' },
  utility: { one: 'utility room', many: 'utility rooms' },
  outdoor: { one: 'outdoor room', many: 'outdoor rooms' },
  sleeping: { one: 'sleeping room', many: 'sleeping rooms' },
  corridor: { one: 'corridor', many: 'corridors' },
  downstairs: { one: 'downstairs room', many: 'downstairs rooms' },
  specialty: { one: 'specialty room', many: 'specialty rooms' },
};

export const HANGING_WORDS: { readonly [H in Hanging]: string } = {
  painting: 'painting',
  swords: 'pair of swords',
  torch: 'torch',
  mirror: 'mirror',
};

export const CATEGORY_WORDS: { readonly [C in Category]: string } = {
  food: 'Food',
  living: 'Living',
  utility: 'Utility',
  outdoor: 'Outdoor',
  sleeping: 'Sleeping',
  corridor: 'Corridors',
  downstairs: 'Downstairs',
  towers: 'Towers',
  fountains: 'Fountains',
  grandFoyers: 'Grand foyers',
  bonusCards: 'Bonus cards',
  attendants: 'Attendants',
  throne: 'Throne room',
};

const NEIGHBOUR_WORDS: { readonly [N in Neighbour]: string } = {
  above: 'above',
  below: 'below',
  left: 'to the left',
  right: 'to the right',
  'below-2': 'two below',
};

type ScoringOf<K extends Scoring['kind']> = Extract<Scoring, { kind: K }>;

/** What a room wants, in one clause. */
const RULE_WORDS: { readonly [K in Scoring['kind']]: (scoring: ScoringOf<K>) => string } = {
  neighbours: ({ cells, wants, points }) =>
    `${points} for each ${TYPE_WORDS[wants].one} directly ${cells.map((cell) => NEIGHBOUR_WORDS[cell]).join(' and ')}`,
  surrounding: ({ wants, points }) => `${points} for each ${wants === 'any' ? 'room' : TYPE_WORDS[wants].one} around it`,
  hangings: ({ wants, points }) => `${points} for each ${HANGING_WORDS[wants]} on the walls around it`,
  connected: ({ wants, points }) => `${points} for each ${TYPE_WORDS[wants].one} connected to it`,
  anywhere: ({ wants, points }) => `${points} for each ${TYPE_WORDS[wants].one} of the castle`,
  variety: ({ points, otherwise }) => `${points} in a castle with all seven types of room, otherwise ${otherwise}`,
  column: ({ wants, points }) => `${points} for each ${TYPE_WORDS[wants].one} above or below it in its column`,
  'column-above': ({ wants, points }) => `${points} for each ${TYPE_WORDS[wants].one} above it in its column`,
  'column-below': ({ points }) => `${points} for each room below it`,
  spots: ({ wants, spots, points }) =>
    `${points} for each ${TYPE_WORDS[wants[0]].one} or ${TYPE_WORDS[wants[1]].one} ${spots.map(positionWords).join(' and ')}`,
  flat: ({ points }) => `always ${points}`,
};

function positionWords({ x, y }: Position): string {
  if (y > 0) return x === 0 ? 'above its left half' : 'above its right half';
  if (y < 0) return x === 0 ? 'below its left half' : 'below its right half';
  return x < 0 ? 'to its left' : 'to its right';
}

export function ruleWords({ scoring }: Room): string {
  return (RULE_WORDS[scoring.kind] as (scoring: Scoring) => string)(scoring);
}

type RuleOf<K extends CardRule['kind']> = Extract<CardRule, { kind: K }>;

const CARD_WORDS: { readonly [K in CardRule['kind']]: (rule: RuleOf<K>) => string } = {
  'distinct-types': () => 'different type of room, every kind of specialty room being a type of its own',
  attendants: () => 'royal attendant',
  'per-type': ({ wants }) => `${TYPE_WORDS[wants].one}${wants === 'specialty' ? ', the throne room included' : ''}`,
  levels: ({ to }) => (to < 0 ? 'room below the ground' : 'room on the third level or higher'),
  height: () => 'row of the castle',
  width: () => 'column of the castle',
  enclosed: ({ sides }) => (sides === 8 ? 'room with all cells around it built' : 'room with rooms above, below, left and right'),
  'types-around-throne': () => 'different regular type in the six cells along the throne room',
  'spaces-around-throne': () => 'built cell around the throne room',
  'type-sets': ({ atLeast }) => `regular type with ${atLeast} or more rooms`,
};

export function cardWords(card: string): string {
  const rule = BONUS_CARDS[card];
  return `${rule.points} for each ${(CARD_WORDS[rule.kind] as (rule: CardRule) => string)(rule)}`;
}

/** A room by its rule, with the rooms that it counts. */
function roomFact(plan: Plan, { room, causes }: RoomScore): Fact {
  const { id } = roomOf(room);
  const counted = causes.map((cell) => roomOf(plan.grid[cell]).id);
  return counted.length === 0 ? { code: 'room', params: { room: id } } : { code: 'room-for', params: { room: id, causes: counted } };
}

/** Every point of a castle with its category and its cause, in the order of the score sheet. */
export function scoreLines(castle: Castle, score: CastleScore = scoreCastle(castle)): ScoreLine[] {
  const plan = planOf(castle);
  const lines: ScoreLine[] = [
    ...score.rooms.map((room) => ({ category: categoryOf(room.room), points: room.points, reason: roomFact(plan, room) })),
    ...score.bonusCards.map(({ card, points }) => ({ category: 'bonusCards', points, reason: { code: 'bonus-card', params: { card } } })),
    ...score.attendants.map(({ attendant, points }) => {
      const { wants } = ATTENDANT_DATA[attendant];
      return { category: 'attendants', points, reason: { code: 'attendant', params: { attendant, hanging: wants } } };
    }),
    { category: 'throne', points: score.throne.points, reason: roomFact(plan, score.throne) },
  ];
  return CATEGORIES.flatMap((category) => lines.filter((line) => line.category === category));
}

/** The whole score of a castle, one line for each room, card, attendant and category. */
export function explainCastle(castle: Castle): Explained[] {
  const score = scoreCastle(castle);
  return [
    ...scoreLines(castle, score).map(({ points, reason }) => ({ depth: 0 as const, fact: { code: 'item', params: { points, reason } } })),
    ...CATEGORIES.filter((category) => score.categories[category] > 0).map((category) => ({
      depth: 0 as const,
      fact: { code: 'category', params: { category, points: score.categories[category] } },
    })),
    { depth: 0, fact: { code: 'total', params: { points: score.total } } },
  ];
}

export function castleName(castle: CastleIndex): string {
  return CASTLE_NAMES[castle];
}

export const BONUS_WORDS: { readonly [B in RegularType | 'fifth']: string } = {
  food: 'one of five drawn tiles',
  living: 'a royal attendant',
  utility: 'one of three bonus cards',
  outdoor: 'a fountain',
  sleeping: 'a tower',
  corridor: 'a grand foyer',
  downstairs: 'the bonus of any other type',
  fifth: 'a specialty room of choice',
};

/** Where a cell lies, for people: floors count from the ground. */
export function cellWords(x: number, y: number): string {
  const floor = y === 0 ? 'on the ground' : y > 0 ? `on floor ${y}` : `${-y} below ground`;
  if (x === 0 || x === 1) return `${floor}, in the ${x === 0 ? 'left' : 'right'} column of the throne`;
  return x < 0 ? `${floor}, ${-x} left of the throne` : `${floor}, ${x - 1} right of the throne`;
}
