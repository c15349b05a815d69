import { type Checked, list, object, oneOf, optional, type Rejected, reject, type Schema, TABLE_FORMAT, text } from '../../kernel/index.ts';
import { ATTENDANTS, ATTENDANTS_PER_CASTLE, THRONES } from '../data/specialty.ts';
import { coordinate, tileName } from '../library.ts';
import { BONUS_CARD_IDS } from '../scoring/bonus-cards.ts';
import { buildersFor, PLAYERS } from '../table/seating.ts';

const MOST_TILES = 200;

/** A castle as it lies there: tiles in any order. */
const castle = object({
  throne: optional(oneOf(...THRONES.map(({ id }) => id))),
  tiles: list(object({ tile: tileName, x: coordinate, y: coordinate }), MOST_TILES),
  attendants: optional(list(oneOf(...ATTENDANTS), ATTENDANTS_PER_CASTLE)),
  bonusCards: optional(list(oneOf(...BONUS_CARD_IDS), BONUS_CARD_IDS.length)),
});

const tableFile = object({
  format: oneOf(TABLE_FORMAT),
  game: oneOf('between'),
  players: list(object({ name: text(80) }), PLAYERS.max),
  castles: list(castle, PLAYERS.max),
});

/** A table of Between Two Castles as it lies there: castle `i` lies between player `i` and the next one. Whatever is missing is not entered. */
export type BetweenTable = typeof tableFile extends Schema<infer Table> ? Table : never;
export type BetweenCastle = BetweenTable['castles'][number];

export function readTable(value: unknown): Checked<BetweenTable> {
  const checked = tableFile.check(value, 'table');
  if (!checked.ok) return checked;
  return playersProblem(checked.value) ?? repeatedCard(checked.value) ?? checked;
}

function playersProblem({ players, castles }: BetweenTable): Rejected | null {
  const { min, max } = PLAYERS;
  if (players.length < min) {
    const refusal = { code: 'players', params: { min, max, players: players.length } };
    return reject('by-rules', { game: 'between', refusal }, 'table.players');
  }
  const most = buildersFor(players.length);
  return castles.length > most ? reject('list-too-long', { length: castles.length, most }, 'table.castles') : null;
}

function repeatedCard({ castles }: BetweenTable): Rejected | null {
  const cards = castles.flatMap(({ bonusCards = [] }, index) => bonusCards.map((card) => ({ card, index })));
  const again = cards.find(({ card }, position) => cards.findIndex((other) => other.card === card) < position);
  return again ? reject('card-twice', {}, `table.castles[${again.index}].bonusCards`) : null;
}
