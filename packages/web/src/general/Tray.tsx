import type { Piece } from '@luftschloss/drawing';
import { Drawing } from '../shell/Drawing.tsx';
import { useWords } from '../words/language.ts';

interface TrayProps {
  pieces: readonly Piece[];
  chosen: readonly string[];
  toggle(id: string): void;
}

/** What the viewer chooses from, as pictures; a press leaves only the actions that speak of it. */
export function Tray({ pieces, chosen, toggle }: TrayProps) {
  const { parts } = useWords().general;
  if (pieces.length === 0) return null;
  return (
    <section className="tray" aria-label={parts.atHand()}>
      <ul>
        {pieces.map(({ id, title, note, svg }) => (
          <li key={id}>
            <button type="button" aria-pressed={chosen.includes(id)} onClick={() => toggle(id)}>
              <Drawing svg={svg} />
              <span>{title}</span>
              {note && <small>{note}</small>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
