import type { Size } from '../shell/useSize.ts';

/** The size that a drawing has of its own. */
export function sizeOf(svg: string): Size {
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width) || 1, height: Number(height) || 1 };
}
