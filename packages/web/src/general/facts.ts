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
  scoreLines as scoreLinesOfCastle,
  TURNS,
  TYPE_WORDS,
} from '@luftschloss/engine/between';
import {
  COLOUR_NAMES,
  COLOURS,
  contest,
  favorOf,
  favorText,
  offers,
  type PalaceView,
  type Player,
  scoreLines,
  stackSizes,
  TYPE_NAMES,
  tileOf,
} from '@luftschloss/engine/palace';

/** A part of the table in words: for everybody to read, and all there is for people who cannot see the drawing. */
export interface FactSheet {
  readonly title: string;
  readonly lines: readonly string[];
  readonly own?: boolean; // what the viewer wants to see without asking
}

export interface TableFacts {
  readonly status: string;
  readonly sheets: readonly FactSheet[];
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function tileWords(id: string): string {
  if (!isTile(id)) return id;
  const room = roomById(id);
  return `${room.name} (${TYPE_WORDS[room.type].one}): ${ruleWords(room)}`;
}

function betweenFacts(view: BetweenView, names: readonly string[]): TableFacts {
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
      title: `${CASTLE_NAMES[index]}: ${plural(total, 'point')}`,
      lines: [
        `Built by ${builders.join(' and ')}`,
        ...rooms,
        ...castle.bonusCards.map((card) => `Bonus card: ${cardWords(card)}`),
        ...scoreLinesOfCastle(castle)
          .filter(({ points }) => points !== 0)
          .map(({ points, reason }) => `${plural(points, 'point')}: ${reason}`),
      ],
    });
  }
  return { status: `round ${view.round} of ${ROUNDS}, turn ${view.turn} of ${TURNS}`, sheets };
}

function purseWords({ swans, secret }: Player): string {
  const open = COLOURS.filter((colour) => swans[colour] > 0).map((colour) => `${swans[colour]} ${COLOUR_NAMES[colour]}`);
  const known = secret.filter((colour) => colour !== null).map((colour) => COLOUR_NAMES[colour]);
  const hidden = secret.length - known.length;
  const parts = [open.join(', ') || 'no swans in the open'];
  if (known.length > 0) parts.push(`secret: ${known.join(', ')}`);
  if (hidden > 0) parts.push(`${hidden} secret`);
  return parts.join('; ');
}

function slotWords(slot: Player['slots'][number]): string {
  if (slot === null) return 'empty';
  if (slot.kind === 'room') return `${TYPE_NAMES[tileOf(slot.tile).type]} ${slot.tile}`;
  return slot.favor === null ? 'a favor face down' : `favor: ${favorText(slot.favor)} (${favorOf(slot.favor).points} points)`;
}

function palaceFacts(view: PalaceView, names: readonly string[]): TableFacts {
  const sheets: FactSheet[] = [
    {
      title: 'To build',
      own: true,
      lines: offers(view).map(
        ({ tile, price }) => `${TYPE_NAMES[tileOf(tile).type]} ${tile}: ${price === 0 ? 'free' : plural(price, 'swan')}`,
      ),
    },
    {
      title: 'The king’s favors',
      own: true,
      lines: view.publicFavors.map((favor) => {
        const outcomes = contest(favorOf(favor), view);
        const leading = names.filter((_, seat) => outcomes[seat] !== 'lost');
        return `${favorText(favor)}, ${favorOf(favor).points} points: ${leading.join(' and ')} ${leading.length > 1 ? 'tied' : 'ahead'}`;
      }),
    },
    ...view.players.map((player, seat) => ({
      title: `${names[seat]}`,
      own: seat === view.viewer,
      lines: [
        purseWords(player),
        ...player.slots.map((slot, index) => `Slot ${index + 1}: ${slotWords(slot)}`),
        ...scoreLines(view, seat).map(({ points, reason }) => `${plural(points, 'point')}: ${reason}`),
      ],
    })),
    {
      title: 'Supply',
      lines: [
        `Moat: ${view.moatSupply}`,
        `Room stacks: ${stackSizes(view).join(', ')}`,
        `Hallways: ${view.hallways.length}`,
        `Stairs: ${view.stairs.length}`,
      ],
    },
  ];
  return { status: view.turn.number === 0 ? 'favors are dealt' : `turn ${view.turn.number}`, sheets };
}

const FACTS: { readonly [game: string]: (view: unknown, names: readonly string[]) => TableFacts } = {
  between: (view, names) => betweenFacts(view as BetweenView, names),
  palace: (view, names) => palaceFacts(view as PalaceView, names),
};

export function tableFacts(game: string, view: unknown, names: readonly string[]): TableFacts {
  return FACTS[game]?.(view, names) ?? { status: '', sheets: [] };
}
