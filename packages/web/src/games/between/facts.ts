import {
  type BetweenView,
  CASTLE_NAMES,
  cardWords,
  cellWords,
  isTile,
  ROUNDS,
  roomById,
  ruleWords,
  scoreCastle,
  scoreLines,
  TURNS,
  TYPE_WORDS,
} from '@luftschloss/engine/between';
import { type FactSheet, plural, type TableFacts } from '../../general/facts.ts';

function tileWords(id: string): string {
  if (!isTile(id)) return id;
  const room = roomById(id);
  return `${room.name} (${TYPE_WORDS[room.type].one}): ${ruleWords(room)}`;
}

export function betweenFacts(view: BetweenView, names: readonly string[]): TableFacts {
  const sheets: FactSheet[] = [];
  if (view.hand.length > 0) sheets.push({ title: 'Your hand', lines: view.hand.map(tileWords), own: true });
  if (view.chosen && view.chosen.length > 0) sheets.push({ title: 'You have chosen', lines: view.chosen.map(tileWords), own: true });
  const revealed = view.revealed.flatMap((tiles, seat) => tiles.map((tile) => `${names[seat]}: ${tileWords(tile)}`));
  if (revealed.length > 0) sheets.push({ title: 'To be placed', lines: revealed });
  for (const [index, castle] of view.castles.entries()) {
    const builders = [names[index] ?? 'Ludwig', names[(index + 1) % view.builders] ?? 'Ludwig'];
    const rooms = castle.tiles.map(({ tile, x, y }) => `${isTile(tile) ? roomById(tile).name : tile}, ${cellWords(x, y)}`);
    const { total } = scoreCastle(castle);
    sheets.push({
      about: CASTLE_NAMES[index],
      title: `${CASTLE_NAMES[index]}: ${plural(total, 'point')}`,
      lines: [
        `Built by ${builders.join(' and ')}`,
        ...rooms,
        ...castle.bonusCards.map((card) => `Bonus card: ${cardWords(card)}`),
        ...scoreLines(castle)
          .filter(({ points }) => points !== 0)
          .map(({ points, reason }) => `${plural(points, 'point')}: ${reason}`),
      ],
    });
  }
  return { status: `round ${view.round} of ${ROUNDS}, turn ${view.turn} of ${TURNS}`, sheets };
}
