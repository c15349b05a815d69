import { useEffect, useRef } from 'react';

type Pressed = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

export function isChorded({ ctrlKey, metaKey, altKey }: Pressed): boolean {
  return ctrlKey || metaKey || altKey;
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea');
}

/** Keys that work wherever the focus is, except where somebody types or a dialog is open. `run` says whether the key meant something. */
export function useKeys(run: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const busy = isTyping(event.target) || document.querySelector('dialog[open]') !== null;
      if (busy || isChorded(event) || event.defaultPrevented) return;
      if (latest.current(event)) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
