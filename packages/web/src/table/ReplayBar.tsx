import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { gameToLeave, isLeavable } from '../branches/leaving.ts';
import PlayOn from '../branches/PlayOn.tsx';
import { screenOf } from '../games/index.ts';
import { useSize } from '../shell/useSize.ts';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';
import { neighbourRound, type RoundMark, roundsOf } from './rounds.ts';
import type { TableControls } from './useTable.ts';
import { useTelling } from './useTelling.ts';

/** Milliseconds from one step to the next while the game plays itself. */
const SPEEDS = { slow: 2200, steady: 1000, fast: 350 } as const;
type Speed = keyof typeof SPEEDS;

/** Steps through the game so far, by hand or by itself; the table behind it shows that moment with what the viewer may know of it. */
export default function ReplayBar({ controls, close }: { controls: TableControls; close(): void }) {
  const { replay } = useLanguage().words.table;
  const { table, lookBack, story } = controls;
  const last = table.step;
  const step = controls.lookingAt ?? last;
  const goTo = (next: number): void => lookBack(Math.max(0, Math.min(next, last)));
  const [speed, setSpeed] = useState<Speed>('steady');
  const [playing, setPlaying] = usePlaying(controls, SPEEDS[speed]);
  const marks = useRounds(controls);
  const telling = useTelling(table);
  const lines = story.filter((each) => each.step === step).flatMap((line) => telling.line(line) ?? []);
  return (
    <section className="replay sheet" aria-label={replay.label()}>
      <Steps
        step={step}
        last={last}
        marks={marks}
        goTo={goTo}
        playing={playing}
        play={() => {
          if (!playing && step === last) goTo(0);
          setPlaying(!playing);
        }}
      />
      <Scrubber step={step} last={last} marks={marks} lines={lines.join(' ')} goTo={goTo} />
      <div className="replay-choices">
        <label>
          <span className="visually-hidden">{replay.speed()}</span>
          <select value={speed} onChange={({ target }) => setSpeed(target.value as Speed)}>
            {(Object.keys(SPEEDS) as Speed[]).map((each) => (
              <option key={each} value={each}>
                {replay[each]()}
              </option>
            ))}
          </select>
        </label>
        {table.result && <Eyes controls={controls} />}
        {isLeavable(controls) && (
          <PlayOn
            left={() => gameToLeave(table)}
            step={step}
            seat={controls.eyes ?? controls.shown.toAct[0]}
            round={marks.findLast((mark) => mark.step <= step)?.round}
          />
        )}
        <button
          type="button"
          className="primary"
          onClick={() => {
            lookBack(null);
            close();
          }}
        >
          {replay.back()}
        </button>
      </div>
      <p className="replay-line" title={lines.join(' ')}>
        {lines.length > 0 ? lines.join(' ') : step === 0 ? replay.beginning() : ' '}
      </p>
    </section>
  );
}

interface StepsProps {
  step: number;
  last: number;
  marks: readonly RoundMark[];
  playing: boolean;
  goTo(step: number): void;
  play(): void;
}

function Steps({ step, last, marks, playing, goTo, play }: StepsProps) {
  const { replay } = useLanguage().words.table;
  const before = neighbourRound(marks, step, -1);
  const after = neighbourRound(marks, step, 1);
  return (
    <div className="replay-steps">
      {marks.length > 0 && (
        <button type="button" onClick={() => before && goTo(before.step)} disabled={!before} aria-label={replay.roundBefore()}>
          ◂◂
        </button>
      )}
      <button type="button" onClick={() => goTo(step - 1)} disabled={step === 0} aria-label={replay.stepBack()}>
        ◂
      </button>
      <button type="button" onClick={play} aria-label={playing ? replay.pause() : replay.play()}>
        {playing ? '❚❚' : '▶'}
      </button>
      <button type="button" onClick={() => goTo(step + 1)} disabled={step === last} aria-label={replay.stepOn()}>
        ▸
      </button>
      {marks.length > 0 && (
        <button type="button" onClick={() => after && goTo(after.step)} disabled={!after} aria-label={replay.roundAfter()}>
          ▸▸
        </button>
      )}
    </div>
  );
}

interface ScrubberProps {
  step: number;
  last: number;
  marks: readonly RoundMark[];
  lines: string; // what happened at this step
  goTo(step: number): void;
}

/** So wide is the number of a round with the air around it, in pixels. */
const NUMBER = 22;

/** The whole game as a line with its rounds; where they are too close, only some have their number. */
function Scrubber({ step, last, marks, lines, goTo }: ScrubberProps) {
  const { words, said } = useLanguage();
  const { replay } = words.table;
  const track = useRef<HTMLOListElement>(null);
  const width = useSize(track)?.width ?? 400;
  const round = marks.findLast((mark) => mark.step <= step)?.round;
  const numbered = useMemo(() => legible(marks, width / Math.max(1, last)), [marks, width, last]);
  return (
    <div className="scrubber">
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={replay.step()}
        aria-valuetext={round === undefined ? replay.atLabel({ step, last, lines }) : replay.atInRoundLabel({ step, last, round, lines })}
        onChange={({ target }) => goTo(Number(target.value))}
      />
      <ol className="round-marks" aria-hidden="true" ref={track}>
        {marks.map((mark) => (
          <li
            key={mark.round}
            className={mark.round === round ? 'now' : ''}
            style={{ '--at': last === 0 ? 0 : mark.step / last } as CSSProperties}
          >
            {numbered.has(mark.round) || mark.round === round ? mark.round : ''}
          </li>
        ))}
      </ol>
      <span className="replay-step">
        <Said
          of={round === undefined ? said.table.replay.at({ step, last }) : said.table.replay.atInRound({ step, last, round })}
          elements={{ round: (inside) => <b>{inside}</b> }}
        />
      </span>
    </div>
  );
}

/** The rounds whose numbers do not run into each other. */
function legible(marks: readonly RoundMark[], pixelsPerStep: number): ReadonlySet<number> {
  const kept = new Set<number>();
  let free = Number.NEGATIVE_INFINITY;
  for (const { round, step } of marks) {
    if (step * pixelsPerStep < free) continue;
    kept.add(round);
    free = step * pixelsPerStep + NUMBER;
  }
  return kept;
}

function useRounds({ table: { game, seats }, story }: TableControls): readonly RoundMark[] {
  return useMemo(() => {
    const opens = screenOf(game)?.opensRound;
    return opens ? roundsOf(story, (event) => opens(event, seats.length)) : [];
  }, [game, seats.length, story]);
}

/** Goes on by itself, but never past a moment that has not come yet. */
function usePlaying({ table, shown, lookingAt, lookBack }: TableControls, pause: number): [boolean, (playing: boolean) => void] {
  const [playing, setPlaying] = useState(false);
  const step = lookingAt ?? table.step;
  const there = shown.step === step;
  useEffect(() => {
    if (!playing || !there) return;
    if (step >= table.step) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => lookBack(step + 1), pause);
    return () => clearTimeout(timer);
  }, [playing, there, step, table.step, pause, lookBack]);
  return [playing, setPlaying];
}

/** After the end everybody may know what everybody knew. */
function Eyes({ controls: { table, eyes, lookThrough } }: { controls: TableControls }) {
  const { replay } = useLanguage().words.table;
  return (
    <label>
      {replay.seenBy()}{' '}
      <select value={eyes ?? ''} onChange={({ target }) => lookThrough(target.value === '' ? null : Number(target.value))}>
        {table.seats.map(({ name }, seat) => (
          <option key={name} value={seat}>
            {name}
          </option>
        ))}
        <option value="">{replay.onlooker()}</option>
      </select>
    </label>
  );
}
