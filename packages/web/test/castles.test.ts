import {
  bonusCardsNow,
  type CastlesEvent,
  type CastlesView,
  castles,
  type EventOf,
  favorOf,
  favorStandings,
  holdingsOf,
  ownSeat,
  roomsForFavor,
} from '@luftschloss/engine/castles';
import { english } from '@luftschloss/words/english';
import { describe, expect, test } from 'vitest';
import { processorTimeOf } from '../../../testing/processor.ts';
import { fit, toCells, zoom } from '../src/board/camera.ts';
import { castleLines, spotWords } from '../src/games/castles/castle-words.ts';
import { changeLevel, comeHome, follow, settle, spotIn, step, takeUp, turn } from '../src/games/castles/hand.ts';
import { meansOf } from '../src/games/castles/means.ts';
import { type Piece, piecesOf } from '../src/games/castles/pieces.ts';
import { roomsOfEvent } from '../src/games/castles/pointing.ts';
import { previewOf } from '../src/games/castles/preview.ts';
import { priceAction, startPricing, swap } from '../src/games/castles/pricing.ts';
import { centreOf, spotsOf } from '../src/games/castles/spots.ts';
import type { TableLink } from '../src/table/link.ts';
import { openTable, recordOf, sensibleAction, settled } from './tables.ts';

const ALL = { edition: 'collectors', swans: true, passages: true, moats: true, towers: true, decrees: true };

function viewOf(link: TableLink): CastlesView {
  return link.snapshot().view as CastlesView;
}

/** Plays on until the person has to take a turn for the nth time. */
async function turnOf(link: TableLink, wanted: number): Promise<CastlesView> {
  let turns = 0;
  for (let i = 0; i < 600; i++) {
    await settled(link);
    const view = viewOf(link);
    if (view.ask?.type === 'take-turn' && view.ask.seat === view.viewer && ++turns === wanted) return view;
    if (link.snapshot().result) break;
    link.act(sensibleAction(link));
  }
  throw new Error('the game ended before');
}

describe('trying a room', () => {
  test('offers exactly the placements that the rules allow, best first', async () => {
    const view = await turnOf(openTable(recordOf()), 5);
    const pieces = piecesOf(view);
    expect(pieces.length).toBeGreaterThan(1);
    for (const piece of pieces) {
      const spots = spotsOf(view, piece);
      for (const [index, spot] of spots.entries()) {
        expect(castles.refusal(view, spot.ways[0])).toBeNull();
        if (index > 0) expect(spot.points).toBeLessThanOrEqual(spots[index - 1].points);
        expect(spotWords(english.words, spot)).toMatch(/point/);
      }
    }
  });

  for (const [name, options] of [
    ['the first edition', { edition: 'first', rooms: 'printed' }],
    ['all expansions', ALL],
  ] as const) {
    test(`with ${name}, the preview says what is then scored, paid and completed`, async () => {
      const link = openTable(recordOf({ options, seed: 'previews' }));
      let compared = 0;
      for (let i = 0; i < 400 && link.snapshot().result === null; i++) {
        await settled(link);
        if (link.snapshot().result) break;
        const view = viewOf(link);
        const piece = piecesOf(view)[compared % 3];
        const way = piece && spotsOf(view, piece)[0].ways[0];
        if (!way) {
          link.act(sensibleAction(link));
          continue;
        }
        const preview = previewOf(view, way);
        const before = ownSeat(view);
        const { step: at } = link.snapshot();
        link.act(way);
        const after = link.momentAt(at + 1).view as CastlesView;
        if (after.stage === 'over') break;
        expect(preview?.points).toBe(ownSeat(after).score - before.score);
        expect(preview?.money).toBe(ownSeat(after).money);
        expect(preview?.points).toBe(preview?.reasons.reduce((sum, { points }) => sum + points, 0));
        compared++;
      }
      expect(compared).toBeGreaterThan(8);
    });
  }

  test('turning keeps the room near and goes through every pose in which it fits', async () => {
    const view = await turnOf(openTable(recordOf()), 4);
    const piece = piecesOf(view).find((each) => new Set(spotsOf(view, each).map(({ r }) => r)).size > 1) as Piece;
    const spots = spotsOf(view, piece);
    let hand = takeUp(piece.key, spots);
    const poses = new Set<number>();
    for (let i = 0; i < 4 && hand; i++) {
      poses.add(hand.pose.r);
      expect(spotIn(hand, spots)?.r).toBe(hand.pose.r);
      hand = turn(hand, spots);
    }
    expect(poses).toEqual(new Set(spots.map(({ r }) => r)));
  });

  test('a hovering room follows the pointer, a settled one waits for a click', async () => {
    const view = await turnOf(openTable(recordOf()), 4);
    const piece = piecesOf(view)[0];
    const spots = spotsOf(view, piece);
    const hand = takeUp(piece.key, spots);
    if (!hand) throw new Error('it fits nowhere');
    const target = spots.filter(({ r, level }) => r === hand.pose.r && level === hand.pose.level).at(-1);
    if (!target) throw new Error('no other place');
    const hovering = follow(hand, spots, centreOf(target));
    expect(hovering.spot).toBe(target.key);
    const put = settle(hovering, spots, centreOf(target));
    expect(comeHome(hovering, spots)).toEqual(hand);
    expect(comeHome(put, spots)).toBe(put);
    expect(follow(put, spots, { x: 50, y: 50 })).toBe(put);
    expect(step(put, spots, 0, -1).pose).toEqual(put.pose);
  });

  test('a hallway can go to either floor once there are stairs', async () => {
    const link = openTable(recordOf({ seats: [{ name: 'Ada', bot: null }] }));
    for (let i = 0; i < 40; i++) {
      const view = await turnOf(link, 1);
      const stairs = piecesOf(view).find(({ kind }) => kind === 'buy-stairs');
      if (!stairs) {
        link.act({ type: 'pass' });
        continue;
      }
      link.act(spotsOf(view, stairs)[0].ways[0]);
      const next = await turnOf(link, 1);
      const hallway = piecesOf(next).find(({ kind }) => kind === 'buy-hallway') as Piece;
      const spots = spotsOf(next, hallway);
      const hand = takeUp(hallway.key, spots);
      expect(hand && changeLevel(hand, spots).pose.level).not.toBe(hand?.pose.level);
      return;
    }
  });

  test('every place of every room is found within 50 ms of work in a castle of many rooms', async () => {
    const link = openTable(recordOf({ options: { edition: 'collectors' } }));
    const view = await turnOf(link, 11);
    expect(ownSeat(view).castle.tiles.length).toBeGreaterThanOrEqual(10);
    // A fresh view each time: what was found about one is kept.
    for (const piece of piecesOf(view)) expect(processorTimeOf(() => spotsOf({ ...view }, piece))).toBeLessThan(50);
  });
});

describe('the table', () => {
  test('prices: rooms change places, and the rules accept every order', async () => {
    const link = openTable(recordOf());
    for (let i = 0; i < 60; i++) {
      await settled(link);
      const view = viewOf(link);
      if (view.ask?.type === 'set-prices' && view.ask.seat === view.viewer) {
        const pricing = startPricing(view);
        const swapped = swap(pricing, 0, 4);
        expect(swapped.rooms[0]).toBe(pricing.rooms[4]);
        expect(swap(pricing, 0, 9)).toEqual(pricing);
        expect(castles.refusal(view, priceAction(swapped))).toBeNull();
        return;
      }
      link.act(sensibleAction(link));
    }
    throw new Error('nobody had to set prices');
  });

  test('favors and bonus cards at the end are worth what was shown just before', async () => {
    const link = openTable(recordOf({ seed: 'standing' }));
    for (let i = 0; i < 600 && link.snapshot().result === null; i++) {
      await settled(link);
      if (link.snapshot().result === null) link.act(sensibleAction(link));
    }
    await settled(link);
    const { result, step } = link.snapshot();
    const last = link.momentAt(step).view as CastlesView;
    const lines = result?.standings[0].lines ?? [];
    const sum = (category: string): number =>
      lines.filter((line) => line.category === category).reduce((all, { points }) => all + points, 0);
    expect(favorStandings(last).reduce((all, { places }) => all + places[0].points, 0)).toBe(sum('favors'));
    expect(bonusCardsNow(last).reduce((all, { points }) => all + points, 0)).toBe(sum('bonus-cards'));
  });

  test('a castle reads as a list of rooms with their connections', async () => {
    const view = await turnOf(openTable(recordOf()), 4);
    const lines = castleLines(english.words, ownSeat(view).castle);
    expect(lines[0]).toMatch(/^Foyer, corridor\. Connected to /);
    expect(lines.length).toBeGreaterThanOrEqual(ownSeat(view).castle.tiles.length);
  });

  test('zooming keeps the point under the finger', () => {
    const camera = fit({ left: -3, top: 0, width: 10, height: 8 }, { width: 800, height: 600 });
    const finger = { x: 120, y: -40 };
    const nearer = zoom(camera, 1.4, finger);
    expect(toCells(nearer, finger).x).toBeCloseTo(toCells(camera, finger).x);
    expect(toCells(nearer, finger).y).toBeCloseTo(toCells(camera, finger).y);
  });
});

describe('pointing', () => {
  test('what counts for a favor are as many rooms as the favor counts', async () => {
    const view = await turnOf(openTable(recordOf({ options: ALL, seed: 'pointing' })), 6);
    const { castle } = ownSeat(view);
    for (const favor of ['rooms-corridor', 'small', 'large', 'square', 'round', 'completed', 'incomplete', 'total-rooms']) {
      const amount = favorOf(favor).measure(holdingsOf(view, 0, 0));
      expect(roomsForFavor(view, 0, favor).length, favor).toBe(amount);
    }
    expect(roomsForFavor(view, 0, 'total-rooms')).toEqual(castle.tiles.map((_, room) => room));
    expect(roomsForFavor(view, 0, 'money')).toEqual([]);
  });

  test('every line of the log that places or scores a room leads to it', async () => {
    const link = openTable(recordOf({ seed: 'pointing' }));
    const view = await turnOf(link, 6);
    const placed = link.snapshot().log.filter(({ type }) => type === 'placed');
    expect(placed.length).toBeGreaterThan(5);
    for (const { event } of placed) {
      const { seat, room, placed: tile } = event as EventOf<'placed'>;
      expect(roomsOfEvent(view, event as CastlesEvent)).toEqual({ seat, rooms: [room] });
      expect(view.seats[seat].castle.tiles[room].tile).toBe(tile.tile);
    }
  });
});

describe('by other means', () => {
  test('ways with passages are apart from plain ones, and all of them are legal', async () => {
    const link = openTable(recordOf({ options: { edition: 'collectors', passages: true }, seed: 'means' }));
    const view = await turnOf(link, 3);
    let dug = 0;
    for (const piece of piecesOf(view)) {
      for (const means of meansOf(piece)) {
        for (const { ways } of spotsOf(view, piece, means)) {
          for (const way of ways) {
            expect(castles.refusal(view, way)).toBeNull();
            expect('passages' in way).toBe(means.digs);
            if (means.digs) dug++;
          }
        }
      }
    }
    expect(dug).toBeGreaterThan(0);
  });
});
