import type { TableControls } from './useTable.ts';

/** Steps through the game so far; the table behind it shows that moment with what the viewer may know of it. */
export function ReplayBar({ controls, close }: { controls: TableControls; close(): void }) {
  const { table, shown, lookBack } = controls;
  const last = table.step;
  const goTo = (step: number) => lookBack(Math.max(0, Math.min(step, last)));
  const line = table.log.filter(({ step }) => step === shown.step).map(({ text }) => text);
  return (
    <section className="replay sheet" aria-label="Looking back">
      <button type="button" onClick={() => goTo(shown.step - 1)} disabled={shown.step === 0} aria-label="One step back">
        ◂
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={shown.step}
        aria-label="Step of the game"
        onChange={({ target }) => goTo(Number(target.value))}
      />
      <button type="button" onClick={() => goTo(shown.step + 1)} disabled={shown.step === last} aria-label="One step on">
        ▸
      </button>
      <span className="replay-step">
        {shown.step} of {last}
      </span>
      <span className="replay-line">{line.join(' ')}</span>
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
    </section>
  );
}
