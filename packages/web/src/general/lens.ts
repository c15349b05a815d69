/** How a drawing of some natural size is looked at through a box on the screen. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const SMALLEST = 0.2;
export const LARGEST = 2.6;
/** A drawing that fits is never blown up farther than this. */
const LARGEST_FIT = 1.3;
const STEP = 1.3;

/** Scales for which drawings are made; in between they are stretched a little, never shrunk below what they were made for. */
const DRAWN_FOR = [0.2, 0.25, 0.28, 0.32, 0.37, 0.42, 0.45, 0.5, 0.56, 0.63, 0.7, 0.78, 0.88, 1, 1.3, 1.7, 2.2];

export function sizeOf(svg: string): Size {
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width) || 1, height: Number(height) || 1 };
}

function clamp(scale: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, scale));
}

/** Everything in sight. */
export function fitting(drawing: Size, box: Size): number {
  return clamp(Math.min(LARGEST_FIT, box.width / drawing.width, box.height / drawing.height));
}

export function nearer(scale: number): number {
  return clamp(scale * STEP);
}

export function farther(scale: number): number {
  return clamp(scale / STEP);
}

export function zoomed(scale: number, factor: number): number {
  return clamp(scale * factor);
}

export function drawnFor(scale: number): number {
  return DRAWN_FOR.reduce((best, each) => (each <= scale + 0.001 ? each : best), DRAWN_FOR[0]);
}

/** Where to scroll to so that the point of the drawing that was under the finger stays there. */
export function scrollAfter(scroll: number, at: number, before: number, after: number): number {
  return ((scroll + at) / before) * after - at;
}
