import type { RoomType } from '@luftschloss/engine/castles';
import type { CSSProperties } from 'react';
import { TypeMark } from './TypeMark.tsx';

/** The name of a room on its card, with how long it is: the style writes long ones smaller, or in two lines. */
export function RoomName({ name, type }: { name: string; type: RoomType }) {
  return (
    <span className="name" aria-hidden="true">
      <TypeMark type={type} size={19} />
      <span style={{ '--letters': name.length, '--longest-word': longestWord(name) } as CSSProperties}>{name}</span>
    </span>
  );
}

export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map(({ length }) => length));
}
