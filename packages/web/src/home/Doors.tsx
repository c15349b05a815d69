import { useWords } from '../words/language.ts';
import { DOORS } from './doors.ts';

export function Doors({ online }: { online: boolean }) {
  const words = useWords();
  return (
    <section aria-labelledby="doors" className="doors">
      <h2 id="doors">{words.home.doors.title()}</h2>
      <ul>
        {DOORS.filter((door) => online || !door.online).map((door) => (
          <li key={door.address}>
            <a className="door sheet" href={door.address}>
              <strong>{door.title(words)}</strong>
              <span>{door.line(words)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
