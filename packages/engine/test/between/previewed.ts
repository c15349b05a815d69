import { expect } from 'vitest';
import {
  type Addition,
  type BetweenAction,
  type BetweenEvent,
  type BetweenState,
  between,
  type CastlePreview,
  canTakeBonus,
  placesFor,
  previewAddition,
  scoreCastle,
} from '../../src/between/index.ts';
import { advance, openRng, rngState } from '../../src/kernel/index.ts';

function additionOf(action: BetweenAction): { readonly castle: number; readonly addition: Addition } | null {
  if (action.type === 'place') return { castle: action.castle, addition: { tile: action.tile, x: action.x, y: action.y } };
  if (action.type === 'attendant') return { castle: action.castle, addition: { attendant: action.attendant } };
  return action.type === 'keep-card' ? { castle: action.castle, addition: { card: action.card } } : null;
}

/** Every number that a preview names, against the castle that came of it. */
function expectSame(
  preview: CastlePreview,
  before: BetweenState,
  after: BetweenState,
  castle: number,
  events: readonly BetweenEvent[],
): void {
  const [old, now] = [scoreCastle(before.castles[castle]), scoreCastle(after.castles[castle])];
  expect(preview.castle).toEqual(after.castles[castle]);
  expect([preview.before, preview.after, preview.gain]).toEqual([old.total, now.total, now.total - old.total]);
  const points = ({ rooms, throne }: typeof now) => new Map([...rooms, throne].map((room) => [room.cell, room.points]));
  const [was, is] = [points(old), points(now)];
  expect(preview.rooms.length).toBe([...is].filter(([cell, worth]) => was.get(cell) !== worth).length);
  const grown = (list: readonly { readonly before: number | null; readonly after: number }[]): number =>
    list.reduce((sum, change) => sum + change.after - (change.before ?? 0), 0);
  expect(grown(preview.rooms) + grown(preview.attendants) + grown(preview.cards)).toBe(preview.gain);
  expect(grown(preview.categories)).toBe(preview.gain);
  for (const { what, after: worth } of preview.categories) expect(worth).toBe(now.categories[what]);
  const told = events.flatMap((event) =>
    (event.type === 'bonus' || event.type === 'bonus-lost') && event.castle === castle
      ? [{ bonus: event.bonus, isLost: event.type === 'bonus-lost' }]
      : [],
  );
  expect(preview.bonus ? [{ bonus: preview.bonus.bonus, isLost: preview.bonus.isLost }] : []).toEqual(told);
}

/** Plays a random game and compares every preview with what then is scored; answers with how many were compared. */
export function comparePreviews(seats: number, seed: string): number {
  const rng = openRng(rngState(`splitmix32:${seed}`));
  let state = between.setup({}, seats, rngState(`chacha8:${seed}`));
  let compared = 0;
  for (let toAct = between.toAct(state); toAct.length > 0; toAct = between.toAct(state)) {
    const seat = toAct[rng.below(toAct.length)];
    const view = between.view(state, seat);
    const choices = between.choices(view).filter((choice) => choice.count() > 0);
    const choice = choices[rng.below(choices.length)];
    const action = choice.at(rng.below(choice.count()));
    const tried = additionOf(action);
    const preview = tried && previewAddition(view, tried.castle, tried.addition);
    const places = action.type === 'place' ? placesFor(view.castles[action.castle], action.tile) : [];
    const next = advance(between, state, seat, action);
    if (!next.ok) throw new Error(`${seed}: ${JSON.stringify(action)} is refused`);
    if (action.type === 'take-bonus') {
      const lost = next.events.some((event) => event.type === 'bonus-lost');
      expect(canTakeBonus(view, action.castle, action.bonus), seed).toBe(!lost);
    }
    if (preview && tried) {
      expectSame(preview, state, next.state, tried.castle, next.events);
      if (action.type === 'place') {
        expect(places.length, seed).toBe(choice.count());
        expect(places.find(({ x, y }) => x === action.x && y === action.y)?.gain, seed).toBe(preview.gain);
      }
      compared++;
    }
    state = next.state;
  }
  return compared;
}
