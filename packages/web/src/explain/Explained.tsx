import './explain.css';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Asking, listenForQuestions } from './asking.ts';
import { type Box, beside } from './beside.ts';
import { type Explain, type Explanation, spoken } from './explanation.ts';
import { signOf } from './sign.ts';

interface ExplainedProps<Context, Lit> {
  /** Fetches the explanations of the game, when somebody first points, touches or types. */
  load(): Promise<Explain<Context, Lit>>;
  context: Context;
  light(lit: Lit | null): void;
}

interface Asked {
  readonly sign: Element;
  readonly by: 'pointer' | 'finger' | 'key';
}

/** Says what a sign of the table is that somebody points at, holds, or asks about by a key. It lies over everything and is in nobody's way. */
export function Explained<Context, Lit>({ load, context, light }: ExplainedProps<Context, Lit>) {
  const explain = useLoaded(load);
  const [asked, setAsked] = useState<Asked | null>(null);
  const note = useRef<HTMLDivElement>(null);
  const description = useRef<HTMLSpanElement>(null);
  const id = useId();
  const explanation = useMemo(() => {
    return asked?.sign.isConnected && explain ? explain(signOf(asked.sign), context) : null;
  }, [asked, explain, context]);
  const focused = useRef<{ readonly control: Element; readonly sign: Element | null } | null>(null);
  const latest = useRef({ asked, explain, context });
  latest.current = { asked, explain, context };
  useEffect(() => {
    const asking: Asking = {
      root: () => note.current?.closest('.table') ?? null,
      asked: () => latest.current.asked?.sign ?? null,
      ask: (sign, by) => setAsked({ sign, by }),
      leave: () => setAsked(null),
      describe(control, sign) {
        focused.current = { control, sign };
        const { explain: say, context: now } = latest.current;
        const said = sign && say ? say(signOf(sign), now) : null;
        if (description.current) describe(control, said, description.current);
      },
    };
    return listenForQuestions(asking);
  }, []);
  // What has had the focus since before the explanations came is described now.
  useEffect(() => {
    const { control, sign } = focused.current ?? {};
    if (!explain || !control?.contains(document.activeElement) || !description.current) return;
    describe(control, sign ? explain(signOf(sign), latest.current.context) : null, description.current);
  }, [explain]);
  const lit = explanation?.lit ?? null;
  const lighting = useRef(light);
  lighting.current = light;
  useEffect(() => {
    if (lit === null) return;
    lighting.current(lit);
    return () => lighting.current(null);
  }, [lit]);
  usePlace(note, asked?.sign ?? null, explanation);
  return (
    <>
      <div ref={note} id={id} popover="manual" data-style="explained" className="explained sheet" role="tooltip">
        {explanation && <Note explanation={explanation} />}
      </div>
      <span ref={description} id={`${id}-description`} hidden />
      <span className="visually-hidden" role="status">
        {asked?.by === 'key' && explanation ? spoken(explanation) : ''}
      </span>
    </>
  );
}

function Note({ explanation: { title, what, now } }: { explanation: Explanation<unknown> }) {
  return (
    <>
      <strong>{title}</strong>
      {what && <p>{what}</p>}
      {now.map((line) => (
        <p key={line} className="now">
          {line}
        </p>
      ))}
    </>
  );
}

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

function useLoaded<T>(load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<{ readonly value: T } | null>(null);
  const first = useRef(load);
  useEffect(() => {
    const stop = new AbortController();
    let begun = false;
    const start = (): void => {
      if (begun) return;
      begun = true;
      first.current().then(
        (value) => !stop.signal.aborted && setLoaded({ value }),
        () => {
          // Without a network the table is played without explanations.
        },
      );
    };
    // The table itself comes first: nobody asks before doing one of these.
    for (const type of SIGNS_OF_LIFE) addEventListener(type, start, { once: true, capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return loaded?.value ?? null;
}

/** What has the focus is described by what its sign means. */
function describe(control: Element, said: Explanation<unknown> | null, place: HTMLElement): void {
  for (const other of document.querySelectorAll(`[aria-describedby="${place.id}"]`)) other.removeAttribute('aria-describedby');
  place.textContent = said ? spoken(said) : '';
  if (said && !control.hasAttribute('aria-describedby')) control.setAttribute('aria-describedby', place.id);
}

function usePlace(note: { readonly current: HTMLElement | null }, sign: Element | null, explanation: Explanation<unknown> | null): void {
  useLayoutEffect(() => {
    const element = note.current;
    // A browser without popovers is asked nothing.
    if (!element?.showPopover) return;
    if (!sign || !explanation) {
      if (element.matches(':popover-open')) element.hidePopover();
      return;
    }
    if (!element.matches(':popover-open')) element.showPopover();
    const lit = [...document.querySelectorAll('.room-glow path, .cell-glow, .cells .lit')].map(boxOf);
    const { left, top } = beside(boxOf(sign), element.getBoundingClientRect(), { width: innerWidth, height: innerHeight }, lit);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  });
}

function boxOf(element: Element): Box {
  return element.getBoundingClientRect();
}
