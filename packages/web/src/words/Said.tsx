import type { Part, Said as SaidParts, Slot } from '@luftschloss/words';
import { Fragment, type ReactNode } from 'react';

/** How places of a sentence are drawn, by their function: `who`, `castles.room`. What is not here is written. */
export type Slots = { readonly [of: string]: (slot: Slot) => ReactNode };

/** What stands around a stretch of a sentence: `{#link}the rules{/link}`. */
export type Elements = { readonly [name: string]: (inside: ReactNode) => ReactNode };

interface SaidProps {
  of: SaidParts;
  slots?: Slots;
  elements?: Elements;
}

/** A sentence whose places may be pictures or elements of the page. */
export function Said({ of, slots = {}, elements = {} }: SaidProps) {
  return <>{nodesOf(of, slots, elements)}</>;
}

function nodesOf(parts: SaidParts, slots: Slots, elements: Elements): ReactNode[] {
  const nodes: ReactNode[] = [];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index];
    if (typeof part === 'string') nodes.push(part);
    else if ('text' in part) nodes.push(<Fragment key={index}>{slots[part.of]?.(part) ?? part.text}</Fragment>);
    else if (part.mark === 'open') {
      const end = endOf(parts, index, part.name);
      const inside = nodesOf(parts.slice(index + 1, end), slots, elements);
      nodes.push(<Fragment key={index}>{elements[part.name]?.(inside) ?? inside}</Fragment>);
      index = end;
    }
  }
  return nodes;
}

function endOf(parts: readonly Part[], from: number, name: string): number {
  const end = parts.findIndex(
    (part, index) => index > from && typeof part === 'object' && 'mark' in part && part.mark === 'close' && part.name === name,
  );
  return end < 0 ? parts.length : end;
}
