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

/** What one action has told, in words; some events are not worth a line. */
export function logLines(rules: Rules, names: readonly string[], { events, step, actor }: Told): LogLine[] {
  return events.flatMap((event) => {
    const text = rules.wording.event(event, names);
    const about = (event as { readonly seat?: unknown }).seat;
    return text === null ? [] : [{ step, seat: typeof about === 'number' ? about : actor, text, type: event.type, event }];
  });
}
