import { type BetweenView, buildersOf, CATEGORIES, roomOf, scoreCastle, xOf, yOf } from '@luftschloss/engine/between';
import { useEffect, useMemo, useRef, useState } from 'react';
import { signed } from '../../board/signed.ts';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import type { Position } from './hold.ts';
import { CastleMini } from './Strip.tsx';
import type { Speech } from './speech.ts';
import { useSpeech } from './useSpeech.ts';

interface CountingProps {
  view: BetweenView;
  names: readonly string[];
  done(): void;
}

interface CountedRoom {
  readonly cells: readonly Position[];
  readonly points: number;
  readonly words: string;
  readonly rule: string;
}

const PACE = 260; // milliseconds for each room
const REST = 1400; // and when a castle is counted

/** Castle by castle, room by room; a press goes on to the next castle, another to the scores. */
export function Counting({ view, names, done }: CountingProps) {
  const say = useSpeech();
  const [castle, setCastle] = useState(0);
  const [counted, setCounted] = useState(0);
  const lines = useMemo(() => countedRooms(say, view, castle), [say, view, castle]);
  const last = castle === view.castles.length - 1;
  const next = (): void => {
    if (last) done();
    else {
      setCastle(castle + 1);
      setCounted(0);
    }
  };
  const latest = useRef(next);
  latest.current = next;
  useEffect(() => {
    const timer = counted < lines.length ? setTimeout(() => setCounted(counted + 1), PACE) : setTimeout(() => latest.current(), REST);
    return () => clearTimeout(timer);
  }, [counted, lines]);
  const [first, second] = buildersOf(view, castle);
  const sum = lines.slice(0, counted).reduce((all, { points }) => all + points, 0);
  const now = lines[counted - 1];
  return (
    <section
      className="counting sheet"
      aria-label={say.words.end.counting({ castle: say.castle(castle), first: names[first], second: names[second] })}
    >
      <header>
        <SeatBadge seat={first} size={38} />
        <h2>{say.castle(castle)}</h2>
        <SeatBadge seat={second} size={38} />
        <output className="sum">{sum}</output>
      </header>
      <CastleMini view={view} castle={castle} lit={now?.cells ?? NONE} scale={0.45} />
      <p className="counted" aria-hidden="true">
        {now && (
          <>
            <b>{signed(now.points)}</b> {now.words} <small>{now.rule}</small>
          </>
        )}
      </p>
      <p className="panel-buttons">
        {!last && (
          <button type="button" onClick={next}>
            {say.words.end.nextCastle()}
          </button>
        )}
        <button type="button" className="primary" data-testid="to-the-scores" onClick={done}>
          {say.words.end.toTheScores()}
        </button>
      </p>
    </section>
  );
}

const NONE: readonly Position[] = [];

/** In the order of the score sheet; rooms that bring nothing are passed over. */
function countedRooms(say: Speech, view: BetweenView, castle: number): CountedRoom[] {
  const score = scoreCastle(view.castles[castle]);
  const rooms = [...score.rooms, score.throne]
    .filter(({ points }) => points > 0)
    .map(({ cell, room, points, causes }) => ({
      cells: [cell, ...causes].map((each) => ({ x: xOf(each), y: yOf(each) })),
      points,
      words: say.tile(roomOf(room).id),
      rule: say.rule(roomOf(room).id),
      type: roomOf(room).type,
    }))
    .sort((a, b) => CATEGORIES.indexOf(a.type as never) - CATEGORIES.indexOf(b.type as never));
  const others = (['bonusCards', 'attendants'] as const)
    .filter((category) => score.categories[category] > 0)
    .map((category) => ({ cells: NONE, points: score.categories[category], words: say.category(category), rule: '' }));
  return [...rooms, ...others];
}
