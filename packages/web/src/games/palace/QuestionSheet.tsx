import type { ReactNode } from 'react';

interface SheetProps {
  title: string;
  kind: string;
  children: ReactNode;
  buttons: ReactNode;
}

/** A question beside the board: things to pick, and its buttons. */
export function Sheet({ title, kind, children, buttons }: SheetProps) {
  return (
    <section className={`ask sheet ask-${kind}`} aria-labelledby="ask-title" data-testid="ask" data-kind={kind}>
      <h2 id="ask-title">{title}</h2>
      <div className="hand-scroll">{children}</div>
      <div className="hand-buttons">{buttons}</div>
    </section>
  );
}

export function Confirm({ confirm, children }: { confirm: (() => void) | null; children: ReactNode }) {
  return (
    <button type="button" className="primary" data-testid="confirm" disabled={!confirm} onClick={confirm ?? undefined}>
      {children} <kbd>⏎</kbd>
    </button>
  );
}
