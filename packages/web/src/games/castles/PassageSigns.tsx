import type { PassageKind } from '@luftschloss/engine/castles';
import { useWords } from '../../words/language.ts';

interface Sign {
  readonly width: number;
  readonly path: string;
  readonly length: number; // of the path
}

/** How each kind runs. */
const SIGNS: { readonly [kind in PassageKind]: Sign } = {
  small: { width: 8, path: 'M0 6h8', length: 8 },
  long: { width: 16, path: 'M0 6h16', length: 16 },
  corner: { width: 10, path: 'M0 3h7V12', length: 16 },
};

/** Both ends of a passage are doors. */
const DOOR = 2;

/** Passages that somebody can still dig, by their forms. */
export function PassageSigns({ passages }: { passages: readonly PassageKind[] }) {
  const { seats: say } = useWords()['castles-table'];
  return (
    <span className="passage-signs" data-sign="passages" role="img" aria-label={say.passages({ passages })}>
      {passages.map((kind) => {
        const { width, path, length } = SIGNS[kind];
        return (
          <svg key={kind} width={width} height="12" viewBox={`0 0 ${width} 12`} aria-hidden="true">
            <path className="walls" d={path} />
            <path className="doors" d={path} strokeDasharray={`${DOOR} ${length - DOOR * 2}`} />
          </svg>
        );
      })}
    </span>
  );
}
