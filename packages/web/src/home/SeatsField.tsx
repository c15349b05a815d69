import { LEVELS, levelOf } from '@luftschloss/bots/levels';
import { useEffect, useState } from 'react';
import { useOnline } from '../online/server.ts';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import {
  addSeat,
  isBot,
  isFriend,
  mostSeats,
  type Newcomer,
  removeSeat,
  renameSeat,
  type SetUp,
  setLevel,
  type WishedSeat,
} from './set-up.ts';

interface SeatsFieldProps {
  setUp: SetUp;
  change(setUp: SetUp): void;
}

/** The bots come in a piece of their own, which only this form and the worker load. */
function useBotLevels(game: string): readonly string[] {
  const [levels, setLevels] = useState<readonly string[]>(LEVELS.map(({ bot }) => bot));
  useEffect(() => {
    let current = true;
    import('@luftschloss/bots').then(({ botsFor }) => {
      const known = botsFor(game);
      if (current) setLevels(LEVELS.map(({ bot }) => bot).filter((bot) => bot in known));
    });
    return () => {
      current = false;
    };
  }, [game]);
  return levels;
}

/** Who sits at the table. */
export function SeatsField({ setUp, change }: SeatsFieldProps) {
  const levels = useBotLevels(setUp.game);
  const { seats } = setUp;
  const most = mostSeats(setUp);
  const strengths = [...new Set(seats.filter(isBot).map(({ bot }) => bot ?? ''))].flatMap((bot) => levelOf(bot) ?? []);
  return (
    <fieldset className="sheet seats-field">
      <legend>Who plays</legend>
      <p className="aside">
        {seats.length} of at most {most}
      </p>
      <ol>
        {seats.map((seat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          <SeatRow key={index} seat={seat} index={index} levels={levels} setUp={setUp} change={change} />
        ))}
      </ol>
      <Adding setUp={setUp} change={change} full={seats.length >= most} />
      {strengths.length > 0 && <p className="small strengths">{strengths.map(({ label, help }) => `${label} ${help}`).join('. ')}.</p>}
    </fieldset>
  );
}

interface SeatRowProps extends SeatsFieldProps {
  seat: WishedSeat;
  index: number;
  levels: readonly string[];
}

function SeatRow({ seat, index, levels, setUp, change }: SeatRowProps) {
  return (
    <li className="wished-seat">
      <SeatBadge seat={index} size={30} />
      {isFriend(seat) ? (
        <strong className="friend">A friend, by link</strong>
      ) : (
        <label className="name">
          <span className="visually-hidden">Name of seat {index + 1}</span>
          <input value={seat.name} maxLength={24} onChange={({ target }) => change(renameSeat(setUp, index, target.value))} />
        </label>
      )}
      {isBot(seat) ? (
        <LevelPicker seat={index} level={seat.bot ?? ''} levels={levels} choose={(bot) => change(setLevel(setUp, index, bot))} />
      ) : (
        <span className="who">
          {isFriend(seat) ? 'the link comes with the table' : index === 0 ? 'you, on this device' : 'on this device too'}
        </span>
      )}
      {index > 0 && (
        <button
          type="button"
          className="quiet remove"
          aria-label={`Remove seat ${index + 1}`}
          onClick={() => change(removeSeat(setUp, index))}
        >
          ×
        </button>
      )}
    </li>
  );
}

interface LevelPickerProps {
  seat: number;
  level: string;
  levels: readonly string[];
  choose(bot: string): void;
}

/** Four bars from whimsical to far-sighted; the chosen one is named. */
function LevelPicker({ seat, level, levels, choose }: LevelPickerProps) {
  return (
    <span className="levels" role="radiogroup" aria-label={`How strong the bot of seat ${seat + 1} is`}>
      {levels.map((bot) => (
        <label key={bot} className="level" title={`${levelOf(bot)?.label}: ${levelOf(bot)?.help}`}>
          <input type="radio" name={`level-${seat}`} checked={bot === level} onChange={() => choose(bot)} />
          <Bars strength={LEVELS.findIndex((each) => each.bot === bot) + 1} />
          <span className={bot === level ? '' : 'visually-hidden'}>{levelOf(bot)?.label}</span>
        </label>
      ))}
    </span>
  );
}

function Bars({ strength }: { strength: number }) {
  return (
    <svg viewBox="0 0 19 14" width="19" height="14" aria-hidden="true">
      {LEVELS.map(({ bot }, index) => (
        <rect
          key={bot}
          x={0.75 + index * 4.7}
          y={10 - index * 3}
          width="3.4"
          height={3.5 + index * 3}
          fill={index < strength ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="0.9"
        />
      ))}
    </svg>
  );
}

const NEWCOMERS: readonly { readonly who: Newcomer; readonly label: string }[] = [
  { who: 'bot', label: 'A bot' },
  { who: 'friend', label: 'A friend, by link' },
  { who: 'person', label: 'Somebody here' },
];

function Adding({ setUp, change, full }: SeatsFieldProps & { full: boolean }) {
  const online = useOnline();
  const possible = NEWCOMERS.filter(({ who }) => (who === 'friend' ? online : who === 'bot' || !setUp.seats.some(isFriend)));
  return (
    <div className="adding">
      <b aria-hidden="true">Add</b>
      {possible.map(({ who, label }) => (
        <button key={who} type="button" disabled={full} aria-label={`Add: ${label}`} onClick={() => change(addSeat(setUp, who))}>
          {label}
        </button>
      ))}
    </div>
  );
}
