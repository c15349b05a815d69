import type { RefObject } from 'react';
import { type Probe, useCarry } from '../board/useCarry.ts';
import { whereIs } from './entry.ts';
import type { GameScorer } from './game-scorer.ts';
import type { EntryControls } from './useEntry.ts';

interface CarriedTiles {
  readonly root: RefObject<HTMLElement | null>;
  readonly probe: RefObject<Probe | null>;
  readonly scale: RefObject<number>; // pixels per cell on the screen
  readonly scorer: GameScorer;
  readonly controls: EntryControls;
}

/** Tiles are dragged from where they were found, and the one in hand from where it lies. */
export function useCarriedTiles({ root, probe, scale, scorer, controls }: CarriedTiles): void {
  const { entry } = controls;
  useCarry(root, {
    probe,
    lift(key) {
      if (key !== 'held' && key !== entry.held?.tile) controls.take(key);
      return key === 'held' || whereIs(scorer, entry, key) === null;
    },
    over: (at) => controls.drag(at, scale.current),
    drop: (at) => controls.drag(at, scale.current),
  });
}
