import { type BetweenAction, type BetweenView, scoreCastle } from '@luftschloss/engine/between';
import { change, type WorthRow } from '../../general/points-change.ts';

export const worth: WorthRow = {
  kinds: ['place', 'attendant', 'keep-card'],
  compare(before, after, action) {
    const { castle } = action as BetweenAction & { castle: number };
    const total = (view: unknown): number => scoreCastle((view as BetweenView).castles[castle]).total;
    return change((language) => language.term('between.castle', String(castle)), total(before), total(after));
  },
};
