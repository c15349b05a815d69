/** Something that flies over the page from one place to another, such as points to a score. */
export interface Flight {
  readonly text: string;
  readonly className: string;
  readonly delay: number; // milliseconds
  from(): DOMRect | null;
  to(): DOMRect | null;
}

const DURATION = 900; // milliseconds
/** So much of the time it stays where it came from, to be read. */
const STAY = 0.4;

function ease(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2;
}

/** Both ends are looked for on every frame: the board may be fitted or moved while something is in the air. */
export function fly(layer: HTMLElement, { text, className, delay, from, to }: Flight): void {
  const mote = document.createElement('span');
  mote.className = className;
  mote.textContent = text;
  mote.style.opacity = '0';
  layer.append(mote);
  const began = performance.now() + delay;
  const frame = (now: number): void => {
    const share = Math.max(0, (now - began) / DURATION);
    const [start, end] = [from(), to()];
    if (!start || !end || share >= 1 || !layer.isConnected) {
      mote.remove();
      return;
    }
    const way = ease(Math.max(0, (share - STAY) / (1 - STAY)));
    const x = start.left + start.width / 2 + (end.left + end.width / 2 - start.left - start.width / 2) * way;
    const y = start.top + start.height / 2 + (end.top + end.height / 2 - start.top - start.height / 2) * way;
    const grown = share < 0.18 ? 0.6 + (share / 0.18) * 0.65 : 1.25 - way * 0.6;
    mote.style.opacity = String(now < began ? 0 : share < 0.18 ? share / 0.18 : share > 0.95 ? (1 - share) / 0.05 : 1);
    mote.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${grown})`;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
