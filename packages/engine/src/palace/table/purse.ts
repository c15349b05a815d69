import { openRng, type Seat } from '../../kernel/index.ts';
import { COLOURS, type Colour } from '../data/vocabulary.ts';
import type { Payment } from '../turn/payment.ts';
import { known, type PalaceState, type Player, type Slot, type Swans } from './state.ts';

function changePlayer(state: PalaceState, seat: Seat, change: Partial<Player>): void {
  state.players = state.players.map((player, other) => (other === seat ? { ...player, ...change } : player));
}

function added(swans: Swans, colours: readonly Colour[], sign: 1 | -1): Swans {
  const sum: { [C in Colour]: number } = { ...swans };
  for (const colour of colours) sum[colour] += sign;
  return sum;
}

export function gainSwans(state: PalaceState, seat: Seat, colours: readonly Colour[]): void {
  changePlayer(state, seat, { swans: added(state.players[seat].swans, colours, 1) });
}

/** P-8.2: secret swans go back to the bridge, where they are mixed. */
export function spendSwans(state: PalaceState, seat: Seat, { swans, secret }: Payment): void {
  const player = state.players[seat];
  const left = [...player.secret];
  for (const colour of secret) left.splice(left.indexOf(colour), 1);
  changePlayer(state, seat, { swans: added(player.swans, swans, -1), secret: left });
  if (secret.length > 0) state.bridge = openRng(state.rng).shuffle([...state.bridge, ...secret]);
}

export function drawSecretSwan(state: PalaceState, seat: Seat): Colour {
  const colour = known(state.bridge[state.bridge.length - 1]);
  state.bridge = state.bridge.slice(0, -1);
  const secret = [...state.players[seat].secret, colour].sort((a, b) => COLOURS.indexOf(known(a)) - COLOURS.indexOf(known(b)));
  changePlayer(state, seat, { secret });
  return colour;
}

export function fillSlot(state: PalaceState, seat: Seat, slot: number, content: Slot): void {
  changePlayer(state, seat, { slots: state.players[seat].slots.map((old, index) => (index === slot ? content : old)) });
}
