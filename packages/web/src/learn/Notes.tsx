import { Drawing } from '../shell/Drawing.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import type { Note } from './lesson.ts';

/** Signs and things with what they mean. */
export function Notes({ of }: { of: readonly Note[] }) {
  const theme = useDrawingTheme();
  return (
    <ul className="lesson-notes">
      {of.map(({ id, picture, text }) => (
        <li key={id}>
          <span className="note-picture" aria-hidden="true">
            <Drawing svg={picture(theme, `note-${id}-`)} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
