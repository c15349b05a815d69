import { freeBotName } from '@luftschloss/bots/names';
import { type OptionSpec, parseOptions, type Refusal } from '@luftschloss/engine/kernel';
import { GAME_CARDS, gameCard, rulesOf, screenOf } from '../games/index.ts';
import type { Expansion, GameCard, Preset } from '../games/screen.ts';
import { againstBots, newRecord, type Wish } from '../table/new-table.ts';

/** Stands for a seat that is left open for somebody else. */
export const FRIEND = 'friend-by-link';

export const PACE_NAMES = ['none', 'quick', 'evening', 'days', 'week'] as const;
export type PaceName = (typeof PACE_NAMES)[number];
type Options = Wish['options'];
type Seats = Wish['seats'];
export type WishedSeat = Seats[number];

/** A table that is being set up. */
export interface SetUp {
  readonly game: string;
  readonly preset: string; // the one that was chosen last
  readonly options: Options;
  readonly seats: Seats;
  readonly level: string; // of bots that nobody has chosen otherwise
  readonly withFriends: boolean; // one of whom has a seat in every box from the beginning
  readonly pace: PaceName;
  readonly listed: boolean;
}

export function cardOf(game: string): GameCard {
  return gameCard(game) ?? GAME_CARDS[0];
}

export function presetOf({ game, preset }: Pick<SetUp, 'game' | 'preset'>): Preset {
  const { presets } = cardOf(game);
  return presets.find(({ id }) => id === preset) ?? presets[0];
}

/** Against whom to begin: the bot to learn the game with, until somebody has finished a game. */
function usualLevel({ firstBot, usualBot }: GameCard, experienced: boolean): string {
  return experienced ? usualBot : firstBot;
}

export function freshSetUp(game: string, me: string, experienced: boolean, withFriends = false): SetUp {
  const card = cardOf(game);
  const [preset] = card.presets;
  const level = usualLevel(card, experienced);
  const seats = usualSeats({ level, withFriends, seats: againstBots([me], 0) }, preset);
  return { game: card.id, preset: preset.id, options: preset.options, seats, level, withFriends, pace: 'none', listed: false };
}

function usualSeats({ level, withFriends, seats }: Pick<SetUp, 'level' | 'withFriends' | 'seats'>, { bots }: Preset): Seats {
  const usually = againstBots([seats[0].name], bots, level);
  return withFriends ? usually.map((seat, index) => (index === 1 ? { name: '', bot: FRIEND } : seat)) : usually;
}

/** The preset as it is, with everything that was changed put back. */
export function usual(setUp: SetUp): SetUp {
  const preset = presetOf(setUp);
  return { ...setUp, options: preset.options, seats: usualSeats(setUp, preset), pace: 'none', listed: false };
}

/** Another box. Seats that somebody has chosen stay, if so many can play. */
export function choosePreset(setUp: SetUp, preset: string): SetUp {
  const next = { ...setUp, preset, options: presetOf({ ...setUp, preset }).options };
  const keeps = seatsChanged(setUp) && refusalOf(next) === null;
  return keeps ? next : { ...next, seats: usualSeats(setUp, presetOf(next)) };
}

function seatsChanged(setUp: SetUp): boolean {
  const usually = usualSeats(setUp, presetOf(setUp)).map(({ bot }) => bot);
  return usually.length !== setUp.seats.length || setUp.seats.some(({ bot }, seat) => bot !== usually[seat]);
}

/** Options with every default filled in, so that they can be compared. */
function complete({ game }: Pick<SetUp, 'game'>, options: Options): string {
  const rules = rulesOf(game);
  const parsed = rules && parseOptions<object>(rules.options, options);
  return JSON.stringify(parsed?.ok ? parsed.value : options);
}

/** Whether something differs from the preset that is marked. */
export function isChanged(setUp: SetUp): boolean {
  return complete(setUp, setUp.options) !== complete(setUp, presetOf(setUp).options) || seatsChanged(setUp);
}

export function isAdded({ options }: SetUp, { option }: Expansion): boolean {
  return options[option] === true;
}

function toggled({ options }: SetUp, { option, along }: Expansion): Options {
  const added = options[option] !== true;
  return { ...options, [option]: added, ...along?.(options, added) };
}

export function toggle(setUp: SetUp, expansion: Expansion): SetUp {
  return { ...setUp, options: toggled(setUp, expansion) };
}

/** Why the box cannot have an expansion; `null` if it can. */
export function whyNot(setUp: SetUp, expansion: Expansion): Refusal | null {
  if (isAdded(setUp, expansion)) return null;
  return refusalOf({ ...setUp, options: toggled(setUp, expansion), seats: againstBots(['one'], 1) });
}

/** Why the table cannot be opened like this; `null` if it can. */
export function refusalOf({ game, options, seats }: Pick<SetUp, 'game' | 'options' | 'seats'>): Refusal | null {
  const record = newRecord({ game, options, seats, seed: 'trial' });
  return record.ok ? null : record.refusal;
}

/** Options that are neither chosen by a picture nor by the box: for those who look for them. */
export function furtherOptions({ game }: SetUp): readonly (readonly [string, OptionSpec])[] {
  const shown = new Set(['edition', ...(screenOf(game)?.expansions ?? []).map(({ option }) => option)]);
  const specs = Object.entries((rulesOf(game)?.options ?? {}) as { readonly [name: string]: OptionSpec });
  return specs.filter(([name]) => !shown.has(name));
}

/** How many can play with these options, or could with one more expansion. */
export function mostSeats(setUp: SetUp): number {
  const rules = rulesOf(setUp.game);
  const added = (screenOf(setUp.game)?.expansions ?? []).filter((each) => !isAdded(setUp, each) && whyNot(setUp, each) === null);
  const most = [setUp.options, ...added.map((each) => toggled(setUp, each))].map((options) => {
    const parsed = rules && parseOptions<object>(rules.options, options);
    return rules && parsed?.ok ? rules.players(parsed.value).max : 1;
  });
  return Math.max(...most);
}

export const isFriend = ({ bot }: WishedSeat): boolean => bot === FRIEND;
export const isPerson = ({ bot }: WishedSeat): boolean => bot === null;
export const isBot = (seat: WishedSeat): boolean => !isFriend(seat) && !isPerson(seat);

export type Newcomer = 'person' | 'friend' | 'bot';

/** One more at the table. Friends come with their own devices, so that nobody else then shares this one. */
export function addSeat(setUp: SetUp, who: Newcomer, name = ''): SetUp {
  const { seats, level } = setUp;
  const names = seats.map(({ name }) => name);
  if (who === 'bot') return { ...setUp, seats: [...seats, { name: freeBotName(names), bot: level }] };
  if (who === 'person') return { ...setUp, seats: [...seats, { name, bot: null }] };
  const others = seats.map((seat, index) => (index > 0 && isPerson(seat) ? { ...seat, bot: FRIEND } : seat));
  return { ...setUp, seats: [...others, { name: '', bot: FRIEND }] };
}

export function removeSeat(setUp: SetUp, index: number): SetUp {
  return { ...setUp, seats: setUp.seats.filter((_, each) => each !== index) };
}

/** A bot whose name somebody takes gets another one at once: it is called so from here to the end. */
export function renameSeat(setUp: SetUp, index: number, name: string): SetUp {
  const seats = setUp.seats.map((seat, each) => (each === index ? { ...seat, name } : seat));
  const taken = seats.map((seat) => seat.name);
  return {
    ...setUp,
    seats: seats.map((seat, each) => (each !== index && isBot(seat) && seat.name === name ? { ...seat, name: freeBotName(taken) } : seat)),
  };
}

export function setLevel(setUp: SetUp, index: number, bot: string): SetUp {
  return { ...setUp, seats: setUp.seats.map((seat, each) => (each === index ? { ...seat, bot } : seat)) };
}
