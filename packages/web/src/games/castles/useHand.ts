import type { CastlesAction, CastlesView } from '@luftschloss/engine/castles';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Point } from '../../board/camera.ts';
import { type Change, type Keeping, type Kept, LET_GO, useHeld } from '../../table/held.ts';
import { isChorded, isTyping } from '../../table/useKeys.ts';
import { byOtherMeans, changeLevel, comeHome, follow, type Hand, holdAt, nextBest, nextWay, settle, step, takeUp, turn } from './hand.ts';
import { type Means, meansOf, PLAIN } from './means.ts';
import { type BuildAction, type Piece, pieceName, piecesOf } from './pieces.ts';
import { type Spot, spotsOf } from './spots.ts';

export interface HandControls {
  readonly pieces: readonly Piece[];
  readonly piece: Piece | null;
  readonly hand: Hand | null;
  readonly spots: readonly Spot[];
  readonly means: readonly Means[]; // by which the piece can be built
  take(piece: Piece): void;
  putBack(): void;
  turn(by?: 1 | -1): void;
  changeLevel(): void;
  changeMeans(change: Partial<Means>): void;
  hover(point: Point): void;
  leave(): void;
  settle(point: Point): void;
  holdAt(spot: Spot): void;
  chooseWay(way: number): void;
  nextWay(): void;
  action(): BuildAction | null;
  /** Holds what an action would build where it would, if that is possible. */
  layOut(action: CastlesAction): void;
  onKey(event: KeyboardEvent, confirm: () => void): boolean;
}

const BREATH = 30; // milliseconds between two pieces
const NO_SPOTS: readonly Spot[] = [];
const NO_MEANS: readonly Means[] = [];
const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function firstGrasp(view: CastlesView, piece: Piece): Hand | null {
  const means = meansOf(piece)[0] ?? PLAIN;
  return takeUp(piece.key, spotsOf(view, piece, means), means);
}

/** The hand in which an action lies ready. */
function handFor(view: CastlesView, pieces: readonly Piece[], action: CastlesAction): Hand | null {
  const wanted = JSON.stringify(action);
  for (const piece of pieces.filter(({ kind }) => kind === action.type)) {
    for (const means of meansOf(piece)) {
      for (const { key, r, level, ways } of spotsOf(view, piece, means)) {
        const way = ways.findIndex((each) => JSON.stringify(each) === wanted);
        if (way >= 0) return { piece: piece.key, pose: { r, level }, spot: key, way, means, settled: true };
      }
    }
  }
  return null;
}

type Named = Parameters<typeof pieceName>[1];

/** What the person did last: took up a piece, or put it back. */
interface Grip {
  readonly hand: Hand | null; // null: put back
  readonly piece: Named | null; // to speak of it when it is gone
}

/** Nobody else's move takes a piece out of somebody's hand as long as it can be built there. */
export function keptHand(view: CastlesView, pieces: readonly Piece[], hand: Hand, held: Named | null): Kept<Hand> {
  const piece = pieces.find(({ key }) => key === hand.piece);
  if (!piece) return { held: null, change: told('gone', held) };
  const means = meansOf(piece).find(({ digs, forMoney }) => digs === hand.means.digs && forMoney === hand.means.forMoney);
  const spots = means ? spotsOf(view, piece, means) : [];
  const spot = spots.find(({ key }) => key === hand.spot);
  if (spot) return { held: hand.way < spot.ways.length ? hand : { ...hand, way: 0 }, change: null };
  return {
    held: firstGrasp(view, piece),
    change: told('moved', held),
  };
}

/** What happened to the piece, said in the language that is read then. */
function told(change: 'gone' | 'moved', held: Named | null): Change {
  return (language) => language.words['castles-table'].hand[change]({ piece: held ? pieceName(language, held) : '' });
}

/** The piece in hand. It stays there whatever others do, as long as it can be built; else a line says what changed. */
export function useHand(view: CastlesView, deciding: boolean, keeping: Keeping): HandControls {
  const { live } = keeping;
  const trying = deciding || !live; // looking back, pieces can be tried as they could have been
  const pieces = useMemo(() => (trying ? piecesOf(view) : []), [view, trying]);
  const keep = useCallback(
    (grip: Grip): Kept<Grip> => {
      if (!deciding || grip.hand === null) return LET_GO;
      const { held, change } = keptHand(view, pieces, grip.hand, grip.piece);
      return { held: held && { ...grip, hand: held }, change };
    },
    [view, pieces, deciding],
  );
  const [held, setHeld] = useHeld(view, keeping, keep);
  const [tried, setTried] = useState<{ readonly view: CastlesView; readonly grip: Grip } | null>(null); // looking back
  const given = useMemo(() => (deciding && mustTake(view, pieces) ? firstGrasp(view, pieces[0]) : null), [view, pieces, deciding]);
  const grip = live ? held : tried?.view === view ? tried.grip : null;
  const hand = trying ? (grip ? grip.hand : given) : null;
  const piece = hand ? (pieces.find(({ key }) => key === hand.piece) ?? null) : null;
  const spots = useMemo(() => (piece && hand ? spotsOf(view, piece, hand.means) : NO_SPOTS), [view, piece, hand]);
  const means = useMemo(() => (piece ? meansOf(piece) : NO_MEANS), [piece]);
  // The pointer moves on, and off the board, before a movement is drawn.
  const now = useRef(hand);
  now.current = hand;
  const change = (next: Hand | null): void => {
    if (next === now.current) return;
    const grip = { hand: next, piece: pieces.find(({ key }) => key === (next ?? now.current)?.piece) ?? null };
    now.current = next;
    if (live) setHeld(grip);
    else setTried({ view, grip });
  };
  const update = (operation: (hand: Hand) => Hand): void => {
    if (now.current) change(operation(now.current));
  };
  const controls: HandControls = {
    pieces,
    piece,
    hand,
    spots,
    means,
    take: (next) => change(hand?.piece === next.key ? null : firstGrasp(view, next)),
    // A foyer has to stand somehow.
    putBack: () => change(piece?.kind === 'turn-foyer' ? hand : null),
    turn: (by = 1) => update((now) => turn(now, spots, by)),
    changeLevel: () => update((now) => changeLevel(now, spots)),
    changeMeans(wish) {
      const next = means.find(
        ({ digs, forMoney }) => digs === (wish.digs ?? hand?.means.digs) && forMoney === (wish.forMoney ?? hand?.means.forMoney),
      );
      if (piece && next) update((now) => byOtherMeans(now, spotsOf(view, piece, next), next));
    },
    hover: (point) => update((now) => follow(now, spots, point)),
    leave: () => update((now) => comeHome(now, spots)),
    settle: (point) => update((now) => settle(now, spots, point)),
    holdAt: (spot) => update((now) => holdAt(now, spot, true)),
    chooseWay: (way) => update((now) => ({ ...now, way, settled: true })),
    nextWay: () => update((now) => nextWay(now, spots)),
    layOut(action) {
      const laid = handFor(view, pieces, action);
      if (laid) change(laid);
    },
    action: () => (hand ? (spots.find(({ key }) => key === hand.spot)?.ways[hand.way] ?? null) : null),
    onKey(event, confirm) {
      const arrow = ARROWS[event.key];
      if (!hand || isChorded(event)) return false;
      if (arrow) update((now) => step(now, spots, arrow[0], arrow[1]));
      else if (event.key === 'n' || event.key === 'N') update((now) => nextBest(now, spots, event.key === 'n' ? 1 : -1));
      else if (event.key === 'Enter') confirm();
      else return false;
      return true;
    },
  };
  useForethought(view, pieces);
  useShortcuts(hand !== null, controls);
  return controls;
}

/** Looks for the places of every piece while nobody does anything, so that they are there when a piece is taken. */
function useForethought(view: CastlesView, pieces: readonly Piece[]): void {
  useEffect(() => {
    const waiting = [...pieces];
    let timer: ReturnType<typeof setTimeout>;
    const next = (): void => {
      const piece = waiting.shift();
      if (!piece) return;
      firstGrasp(view, piece);
      timer = setTimeout(next, BREATH);
    };
    timer = setTimeout(next, BREATH);
    return () => clearTimeout(timer);
  }, [view, pieces]);
}

/** What nobody can but place is in hand at once. */
function mustTake(view: CastlesView, pieces: readonly Piece[]): boolean {
  return pieces.length === 1 && view.ask?.type !== 'take-turn' && view.ask?.type !== 'finish-turn';
}

/** R, L, D, W and Escape work wherever the focus is, except where somebody types. */
function useShortcuts(holding: boolean, controls: HandControls): void {
  const latest = useRef(controls);
  latest.current = controls;
  useEffect(() => {
    if (!holding) return;
    const pressed = (event: globalThis.KeyboardEvent): void => {
      if (isChorded(event) || isTyping(event.target)) return;
      const { hand, ...now } = latest.current;
      const key = event.key.toLowerCase();
      if (key === 'r') now.turn(event.shiftKey ? -1 : 1);
      else if (key === 'l') now.changeLevel();
      else if (key === 'd') now.changeMeans({ digs: !hand?.means.digs });
      else if (key === 'w') now.nextWay();
      else if (key === 'escape') now.putBack();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [holding]);
}
