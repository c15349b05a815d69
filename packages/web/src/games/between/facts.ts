import { type BetweenView, isTile, ROUNDS, roomById, scoreCastle, scoreLines, TURNS } from '@luftschloss/engine/between';
import {
  betweenBuilder,
  betweenCell,
  betweenRule,
  factText,
  type Language,
  type People,
  plain,
  type Said,
  wordingOf,
} from '@luftschloss/words';
import type { FactSheet, TableFacts } from '../../general/facts.ts';

function tileWords({ said }: Language, tile: string): Said {
  const spoken = said['between-sheets'];
  if (!isTile(tile)) return [tile];
  const room = roomById(tile);
  return spoken.tile({ room: tile, type: room.type, rule: plain(betweenRule(said, room)) });
}

export function betweenFacts(view: BetweenView, people: People, language: Language): TableFacts {
  const spoken = language.words['between-sheets'];
  const tiles = (ids: readonly string[]): string[] => ids.map((id) => plain(tileWords(language, id)));
  const sheets: FactSheet[] = [];
  if (view.hand.length > 0) sheets.push({ about: 'hand', title: spoken.hand(), lines: tiles(view.hand), own: true });
  if (view.chosen && view.chosen.length > 0) sheets.push({ about: 'chosen', title: spoken.chosen(), lines: tiles(view.chosen), own: true });
  const revealed = view.revealed.flatMap((ids, seat) =>
    ids.map((tile) => spoken.tileOf({ who: betweenBuilder(language.said, people, seat), tile: tileWords(language, tile) })),
  );
  if (revealed.length > 0) sheets.push({ about: 'to-place', title: spoken.toPlace(), lines: revealed });
  view.castles.forEach((_, index) => {
    sheets.push(castleSheet(view, index, people, language));
  });
  return { status: spoken.status({ round: view.round, rounds: ROUNDS, turn: view.turn, turns: TURNS }), sheets };
}

function castleSheet(view: BetweenView, index: number, people: People, language: Language): FactSheet {
  const { words, said } = language;
  const spoken = words['between-sheets'];
  const castle = view.castles[index];
  const builders = [index, (index + 1) % view.builders].map((seat) => betweenBuilder(said, people, seat));
  return {
    about: `castle-${index}`,
    title: spoken.castle({ castle: String(index), points: scoreCastle(castle).total }),
    lines: [
      spoken.builders({ builders }),
      ...castle.tiles.map(({ tile, x, y }) => spoken.room({ room: tile, where: betweenCell(said, x, y) })),
      ...castle.bonusCards.map((card) => spoken.card({ card })),
      ...scoreLines(castle)
        .filter(({ points }) => points !== 0)
        .map(({ points, reason }) => spoken.points({ points, reason: factText(wordingOf('between', language), reason) })),
    ],
  };
}
