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
import { type FactSheet, plural, type TableFacts } from '../../general/facts.ts';

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

export function palaceFacts(view: PalaceView, names: readonly string[]): TableFacts {
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
