const NEAR = 12; // pixels: what lies so near to the upper edge is looked at already

/** Leads to the next open question below what is looked at; after the last one to the first. */
export function showNextQuestion(): void {
  const open = [...document.querySelectorAll<HTMLElement>('.question.open')];
  const top = scrolled(open[0])?.getBoundingClientRect().top ?? 0;
  const below = open.find((question) => question.getBoundingClientRect().top > top + NEAR);
  (below ?? open[0])?.scrollIntoView({ block: 'start' });
}

export function showRanking(): void {
  document.querySelector('.sheet-panel .final')?.scrollIntoView({ block: 'start' });
}

/** The part of the page that moves when somebody scrolls to something. */
function scrolled(element: HTMLElement | undefined): HTMLElement | null {
  for (let part = element?.parentElement ?? null; part; part = part.parentElement)
    if (part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === 'auto') return part;
  return null;
}
