import { type CastlesAction, type CastlesView, castles, type PlacedTile } from '@luftschloss/engine/castles';
import type { Rules } from '@luftschloss/engine/kernel';
import type { Words } from '@luftschloss/words';
import { LEARNER, type Lesson } from '../../../learn/lesson.ts';
import { piecesOf } from '../pieces.ts';
import { passagesOf, spotsOf } from '../spots.ts';
import { bestFor, firstOf, isBest, isBuilding, pointsOf, rewardOf } from './finding.ts';
import { others } from './others.ts';
import { laidOut } from './scene.ts';
import { sign } from './sign.ts';
import { gained, moneyOf, rules, type Step } from './words.ts';

const all = (words: Words) => words['castles-lessons'];

const SITTING: PlacedTile = { tile: 'sitting-room', x: 3, y: 0, r: 0 };
const NAP: PlacedTile = { tile: 'nap-room', x: 6, y: 1, r: 2 };
const REST = ['throne-room', 'audience-room', 'stables'];

type Named = Pick<Lesson, 'title' | 'line'>;

/** A short lesson about one expansion: one part, at the tables of the first lesson. */
function short(id: string, minutes: number, { title, line }: Named, steps: readonly Omit<Step, 'part'>[]): Lesson {
  const lesson: Lesson<CastlesView, CastlesAction> = {
    id: `castles-${id}`,
    game: 'castles',
    rules: castles as unknown as Rules,
    minutes,
    title,
    line,
    parts: [{ id, title }],
    steps: steps.map((step) => ({ ...step, part: id })),
    others,
    points: pointsOf,
    sign,
  };
  return lesson;
}

const why = (words: Words): readonly string[] => [rules(words).expansionsText()];

const solo = short('solo', 2, { title: (words) => all(words).solo.title(), line: (words) => all(words).solo.line() }, [
  {
    id: 'alone',
    kind: 'read',
    sign: ['.market-row'],
    start: () => laidOut({ players: 1, castle: [SITTING], market: ['dining-room', NAP.tile, 'larder'] }),
    title: (words) => all(words).solo.aloneTitle(),
    text: ({ words }) => all(words).solo.aloneText(),
    why: (words) => [rules(words).turnBuy()],
  },
  {
    id: 'buy',
    kind: 'do',
    title: (words) => all(words).solo.buyTitle(),
    task: ({ words }) => all(words).solo.buyTask({ room: NAP.tile }),
    text: ({ words }) => all(words).solo.buyText(),
    done: ({ words }, done) => all(words).solo.buyDone({ points: gained(done), money: moneyOf(done.after) }),
    why: (words) => [rules(words).turnBuy(), rules(words).endScoring()],
    model: (view) => bestFor(view, NAP.tile),
    accepts: (view, action) => isBest(view, action, NAP.tile),
  },
]);

const swans = short('swans', 2, { title: (words) => all(words).swans.title(), line: (words) => all(words).swans.line() }, [
  {
    id: 'gain',
    kind: 'do',
    start: () =>
      laidOut({
        options: { swans: true },
        castle: [SITTING],
        market: [...REST, 'formal-gardens', 'gatehouse'],
        swans: { gatehouse: ['red'] },
      }),
    title: (words) => all(words).swans.gainTitle(),
    task: ({ words }) => all(words).swans.gainTask({ room: 'gatehouse' }),
    text: ({ words }) => all(words).swans.gainText(),
    done: ({ words }) => all(words).swans.gainDone(),
    why,
    model: (view) => bestFor(view, 'gatehouse'),
    accepts: (_, action) => isBuilding(action, 'gatehouse'),
  },
  {
    id: 'trade',
    kind: 'do',
    start: () =>
      laidOut({
        options: { swans: true },
        castle: [SITTING],
        money: 2000,
        mine: { swans: ['red', 'blue', 'green'] },
        market: [...REST, 'formal-gardens', 'larder'],
      }),
    title: (words) => all(words).swans.tradeTitle(),
    task: ({ words }) => all(words).swans.tradeTask(),
    text: ({ words }) => all(words).swans.tradeText(),
    done: ({ words }, { after }) => all(words).swans.tradeDone({ money: moneyOf(after) }),
    why,
    model: (view) => ({ type: 'exchange-swans', swans: view.seats[LEARNER].swans }),
    accepts: (_, action) => action.type === 'exchange-swans',
  },
]);

/** Builds a tile together with a secret passage, where that scores most. */
function withPassage(view: CastlesView, tile: string): CastlesAction | null {
  const piece = piecesOf(view).find((each) => each.tile?.id === tile);
  return (piece && spotsOf(view, piece, { digs: true, forMoney: false })[0]?.ways[0]) ?? null;
}

const passages = short('passages', 2, { title: (words) => all(words).passages.title(), line: (words) => all(words).passages.line() }, [
  {
    id: 'dig',
    kind: 'do',
    start: () => laidOut({ options: { passages: true }, castle: [SITTING], market: [...REST, 'panic-room', NAP.tile] }),
    title: (words) => all(words).passages.digTitle(),
    task: ({ words }) => all(words).passages.digTask({ room: NAP.tile }),
    text: ({ words }) => all(words).passages.digText(),
    done: ({ words }, done) => all(words).passages.digDone({ points: gained(done) }),
    why,
    model: (view) => withPassage(view, NAP.tile),
    accepts: (_, action) => isBuilding(action, NAP.tile) && passagesOf(action).length > 0,
  },
]);

const moats = short('moats', 2, { title: (words) => all(words).moats.title(), line: (words) => all(words).moats.line() }, [
  {
    id: 'dig',
    kind: 'do',
    start: () => laidOut({ options: { moats: true }, castle: [SITTING], market: [...REST, 'panic-room', NAP.tile] }),
    title: (words) => all(words).moats.digTitle(),
    task: ({ words }) => all(words).moats.digTask(),
    text: ({ words }) => all(words).moats.digText(),
    done: ({ words }, done) => all(words).moats.digDone({ points: gained(done) }),
    why,
    model: (view) => firstOf(view, 'buy-moat'),
    accepts: (_, action) => action.type === 'buy-moat',
  },
]);

const TOWER = 'falkenstein';

const towers = short('towers', 3, { title: (words) => all(words).towers.title(), line: (words) => all(words).towers.line() }, [
  {
    id: 'build',
    kind: 'do',
    start: () => laidOut({ options: { towers: true, rooms: 'all' }, castle: [SITTING], market: [...REST, 'larder', TOWER] }),
    title: (words) => all(words).towers.buildTitle(),
    task: ({ words }) => all(words).towers.buildTask({ room: TOWER }),
    text: ({ words }) => all(words).towers.buildText(),
    done: ({ words }, done) => all(words).towers.buildDone({ points: gained(done) }),
    why,
    model: (view) => bestFor(view, TOWER),
    accepts: (_, action) => isBuilding(action, TOWER),
  },
  {
    id: 'reward',
    kind: 'do',
    title: (words) => all(words).towers.rewardTitle(),
    task: ({ words }) => all(words).towers.rewardTask(),
    text: ({ words }) => all(words).towers.rewardText(),
    done: ({ words }) => all(words).towers.rewardDone(),
    why,
    model: (view) => rewardOf(view, 'tower'),
  },
  {
    id: 'favor',
    kind: 'do',
    title: (words) => all(words).towers.favorTitle(),
    task: ({ words }) => all(words).towers.favorTask(),
    text: ({ words }) => all(words).towers.favorText(),
    done: ({ words }) => all(words).towers.favorDone(),
    why,
    model: (view) => firstOf(view, 'keep-favor'),
    accepts: (_, action) => action.type === 'keep-favor',
  },
]);

const DECREE = 'haggler'; // rooms cost 1,000 less

const decrees = short('decrees', 2, { title: (words) => all(words).decrees.title(), line: (words) => all(words).decrees.line() }, [
  {
    id: 'rule',
    kind: 'read',
    start: () =>
      laidOut({ options: { decrees: true }, castle: [SITTING], mine: { decree: DECREE }, market: [...REST, 'panic-room', NAP.tile] }),
    title: (words) => all(words).decrees.ruleTitle(),
    text: ({ words }) => all(words).decrees.ruleText({ decree: DECREE }),
    why,
  },
  {
    id: 'use',
    kind: 'do',
    title: (words) => all(words).decrees.useTitle(),
    task: ({ words }) => all(words).decrees.useTask({ room: NAP.tile }),
    text: ({ words }) => all(words).decrees.useText(),
    done: ({ words }, { before, after }) => all(words).decrees.useDone({ price: moneyOf(before) - moneyOf(after) }),
    why,
    model: (view) => bestFor(view, NAP.tile),
    accepts: (_, action) => isBuilding(action, NAP.tile),
  },
]);

const SECRETS = { edition: 'first', rooms: 'all', passages: true, secretRooms: true, swans: true } as const;

const secrets = short('secrets', 2, { title: (words) => all(words).secrets.title(), line: (words) => all(words).secrets.line() }, [
  {
    id: 'rooms',
    kind: 'read',
    sign: ['.market-row'],
    start: () =>
      laidOut({ options: SECRETS, castle: [SITTING, NAP], market: [...REST, 'larder', 'pages-nook'], swans: { 'pages-nook': ['red'] } }),
    title: (words) => all(words).secrets.roomsTitle(),
    text: ({ words }) => all(words).secrets.roomsText(),
    why,
  },
  {
    id: 'build',
    kind: 'do',
    title: (words) => all(words).secrets.buildTitle(),
    task: ({ words }) => all(words).secrets.buildTask({ room: 'pages-nook' }),
    text: ({ words }) => all(words).secrets.buildText(),
    done: ({ words }, done) => all(words).secrets.buildDone({ points: gained(done) }),
    why,
    model: (view) => bestFor(view, 'pages-nook'),
    accepts: (_, action) => isBuilding(action, 'pages-nook'),
  },
]);

/** One short lesson for playing alone, and one for everything that can be added to the box. */
export const expansions: readonly Lesson[] = [solo, swans, passages, moats, towers, decrees, secrets];
