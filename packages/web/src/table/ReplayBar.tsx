import { useEffect, useState } from 'react';
import type { TableControls } from './useTable.ts';

/** Milliseconds from one step to the next while the game plays itself. */
const SPEEDS = { slow: 2200, steady: 1000, fast: 350 } as const;
type Speed = keyof typeof SPEEDS;

/** Steps through the game so far, by hand or by itself; the table behind it shows that moment with what the viewer may know of it. */
export function ReplayBar({ controls, close }: { controls: TableControls; close(): void }) {
  const { table, lookBack } = controls;
  const last = table.step;
  const step = controls.lookingAt ?? last;
  const goTo = (next: number): void => lookBack(Math.max(0, Math.min(next, last)));
  const [speed, setSpeed] = useState<Speed>('steady');
  const [playing, setPlaying] = usePlaying(controls, SPEEDS[speed]);
  const line = table.log.filter((each) => each.step === step).map(({ text }) => text);
  return (
    <section className="replay sheet" aria-label="Looking back">
      <button type="button" onClick={() => goTo(step - 1)} disabled={step === 0} aria-label="One step back">
        ◂
      </button>
      <button
        type="button"
        onClick={() => {
          if (!playing && step === last) goTo(0);
          setPlaying(!playing);
        }}
        aria-label={playing ? 'Stop playing' : 'Play by itself'}
      >
        {playing ? '❚❚' : '▶'}
      </button>
      <button type="button" onClick={() => goTo(step + 1)} disabled={step === last} aria-label="One step on">
        ▸
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label="Step of the game"
        aria-valuetext={`${step} of ${last}. ${line.join(' ')}`}
        onChange={({ target }) => goTo(Number(target.value))}
      />
      <span className="replay-step">
        {step} of {last}
      </span>
      <label>
        <span className="visually-hidden">Speed</span>
        <select value={speed} onChange={({ target }) => setSpeed(target.value as Speed)}>
          {Object.keys(SPEEDS).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      {table.result && <Eyes controls={controls} />}
      <button
        type="button"
        className="primary"
        onClick={() => {
          lookBack(null);
          close();
        }}
      >
        Back to the game
      </button>
      <span className="replay-line">{line.join(' ')}</span>
    </section>
  );
}

/** Goes on by itself, but never past a moment that has not come yet. */
function usePlaying({ table, shown, lookingAt, lookBack }: TableControls, pause: number): [boolean, (playing: boolean) => void] {
  const [playing, setPlaying] = useState(false);
  const step = lookingAt ?? table.step;
  const there = shown.step === step;
  useEffect(() => {
    if (!playing || !there) return;
    if (step >= table.step) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => lookBack(step + 1), pause);
    return () => clearTimeout(timer);
  }, [playing, there, step, table.step, pause, lookBack]);
  return [playing, setPlaying];
}

/** After the end everybody may know what everybody knew. */
function Eyes({ controls: { table, eyes, lookThrough } }: { controls: TableControls }) {
  return (
    <label>
      Seen by{' '}
      <select value={eyes ?? ''} onChange={({ target }) => lookThrough(target.value === '' ? null : Number(target.value))}>
        {table.seats.map(({ name }, seat) => (
          <option key={name} value={seat}>
            {name}
          </option>
        ))}
        <option value="">an onlooker</option>
      </select>
    </label>
  );
}
