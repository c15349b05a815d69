import { drawBetweenSeal } from '@luftschloss/drawing';
import { type Castle, planOf, REGULAR_TYPES, type RegularType, typeIndex } from '@luftschloss/engine/between';
import { memo, useMemo } from 'react';
import { Drawing } from '../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import type { Speech } from './speech.ts';
import { useSpeech } from './useSpeech.ts';

interface CountersProps {
  castle: Castle;
  after: Castle | null; // as it would be with what is tried
}

/** B-4.1: the third and the fifth room of a type earn something. */
function goalOf(count: number): number | null {
  return count < 3 ? 3 : count < 5 ? 5 : null;
}

function counterWords({ words }: Speech, type: RegularType, count: number, goal: number | null): string {
  return goal === null ? words.counterDone({ type, count }) : words.counter({ type, count, goal });
}

/** The seven types of a castle, counting to three and to five. */
export const Counters = memo(function Counters({ castle, after }: CountersProps) {
  const say = useSpeech();
  const theme = useDrawingTheme();
  const seals = useMemo(() => REGULAR_TYPES.map((type) => drawBetweenSeal(type, theme)), [theme]);
  return (
    <ul className="counters">
      {REGULAR_TYPES.map((type, index) => {
        const before = planOf(castle).tally[typeIndex(type)];
        const count = after ? planOf(after).tally[typeIndex(type)] : before;
        const goal = goalOf(before);
        const look = count === goal ? 'reached' : goal !== null && count === goal - 1 ? 'near' : goal === null ? 'done' : '';
        return (
          <li key={type} className={look} data-sign={`counter:${type}`}>
            <Drawing svg={seals[index]} />
            <span aria-hidden="true">
              <b>{count}</b>
              {goal !== null && `/${goal}`}
            </span>
            <span className="visually-hidden">{counterWords(say, type, count, goal)}</span>
          </li>
        );
      })}
    </ul>
  );
});
