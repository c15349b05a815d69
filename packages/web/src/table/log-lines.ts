import type { Rules, Seat } from '@luftschloss/engine/kernel';
import type { LogLine } from './link.ts';

type SeenEvent = NonNullable<ReturnType<Rules['redact']>>;

export interface Told {
  /** As the viewer may see them. */
  readonly events: readonly SeenEvent[];
  readonly step: number;
  /** Who acted: what an event says about nobody is about them. */
  readonly actor: Seat;
}

/** What one action has told. */
export function logLines({ events, step, actor }: Told): LogLine[] {
  return events.map((event) => {
    const about = (event as { readonly seat?: unknown }).seat;
    return { step, seat: typeof about === 'number' ? about : actor, type: event.type, event };
  });
}
