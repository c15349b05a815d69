import type { BetweenView } from '@luftschloss/engine/between';
import type { LogLine } from '../../table/link.ts';
import type { Telling } from '../../table/telling.ts';
import { Crest } from './ChoosePanel.tsx';
import type { Seating } from './seating.ts';
import { useSpeech } from './useSpeech.ts';

interface IdlePanelProps {
  view: BetweenView;
  seating: Seating;
  names: readonly string[];
  toAct: readonly number[];
  log: readonly LogLine[];
  telling: Telling;
  hasTiles: boolean;
}

const NEWS = 5;

/** Nothing is in hand: what could be taken, whom one waits for, and what has happened last. */
export function IdlePanel({ view, seating, names, toAct, log, telling, hasTiles }: IdlePanelProps) {
  const say = useSpeech();
  const others = toAct.filter((seat) => seat !== view.viewer).map((seat) => names[seat]);
  const title = view.viewer === null ? say.words.watching({ name: names[seating.me] }) : hasTiles ? say.words.takeTile() : '';
  return (
    <section className={`panel idle-panel sheet ${hasTiles ? 'with-tiles' : ''}`} aria-label={title || say.words.log.title()}>
      <Crest seat={seating.me} />
      {title && <h2>{title}</h2>}
      {others.length > 0 && <p className="why">{say.words.waitingFor({ names: others })}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard. */}
      <ol className="news" tabIndex={0} aria-label={say.words.log.title()}>
        {log.slice(-NEWS).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of one action may read alike.
          <li key={`${line.step} ${index}`}>{telling.line(line)}</li>
        ))}
      </ol>
    </section>
  );
}
