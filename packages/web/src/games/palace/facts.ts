import {
  COLOURS,
  type Colour,
  contest,
  favorOf,
  offers,
  type PalaceView,
  type Player,
  scoreLines,
  stackSizes,
} from '@luftschloss/engine/palace';
import { factText, type Language, type People, palaceTile, personAt, wordingOf } from '@luftschloss/words';
import type { FactSheet, TableFacts } from '../../general/facts.ts';

function purseWords({ words, said }: Language, { swans, secret }: Player): string[] {
  const { player } = words['palace-sheets'];
  const item = said['palace-sheets'].player.swan;
  const known = (colour: Colour): number => secret.filter((swan) => swan === colour).length;
  const open = COLOURS.filter((colour) => swans[colour] > 0).map((colour) => item({ count: swans[colour], colour }));
  const own = COLOURS.filter((colour) => known(colour) > 0).map((colour) => item({ count: known(colour), colour }));
  const unseen = secret.filter((swan) => swan === null).length;
  return [
    open.length > 0 ? player.swans({ swans: open }) : player.noSwans(),
    ...(own.length > 0 ? [player.secret({ swans: own })] : []),
    ...(unseen > 0 ? [player.unseen({ count: unseen })] : []),
  ];
}

function slotWords({ words, said }: Language, content: Player['slots'][number], slot: number): string {
  const { player } = words['palace-sheets'];
  if (content === null) return player.emptySlot({ slot });
  if (content.kind === 'room') return player.slotTile({ slot, tile: palaceTile(said, content.tile) });
  if (content.favor === null) return player.slotUnseen({ slot });
  return player.slotFavor({ slot, favor: content.favor, points: favorOf(content.favor).points });
}

export function palaceFacts(view: PalaceView, people: People, language: Language): TableFacts {
  const { words, said } = language;
  const spoken = words['palace-sheets'];
  const { row, favors, supply } = spoken;
  const sheets: FactSheet[] = [
    {
      about: 'row',
      title: row.title(),
      own: true,
      lines: offers(view).map(({ tile, price }) => row.offer({ tile: palaceTile(said, tile), price })),
    },
    {
      about: 'favors',
      title: favors.title(),
      own: true,
      lines: view.publicFavors.map((favor) =>
        favors.ahead({ favor, points: favorOf(favor).points, leading: leading(view, favor, people) }),
      ),
    },
    ...view.players.map((player, seat) => ({
      about: `player-${seat}`,
      title: people.names[seat],
      own: seat === view.viewer,
      lines: [
        ...purseWords(language, player),
        ...player.slots.map((slot, index) => slotWords(language, slot, index + 1)),
        ...scoreLines(view, seat).map(({ points, reason }) =>
          spoken.player.points({ points, reason: factText(wordingOf('palace', language), reason) }),
        ),
      ],
    })),
    {
      about: 'supply',
      title: supply.title(),
      lines: [
        supply.moat({ count: view.moatSupply }),
        supply.stacks({ sizes: stackSizes(view) }),
        supply.hallways({ count: view.hallways.length }),
        supply.stairs({ count: view.stairs.length }),
      ],
    },
  ];
  return { status: spoken.status({ turn: view.turn.number }), sheets };
}

function leading(view: PalaceView, favor: PalaceView['publicFavors'][number], people: People) {
  const outcomes = contest(favorOf(favor), view);
  return people.names.flatMap((_, seat) => (outcomes[seat] === 'lost' ? [] : [personAt(people, seat)]));
}
