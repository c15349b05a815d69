import { LEVELS } from '@luftschloss/bots/levels';
import type { Language } from '@luftschloss/words';
import { useMemo } from 'react';
import { useOnline } from '../online/server.ts';
import { NAMELESS } from '../shell/nameless.ts';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { botLabel } from '../table/names.ts';
import { savedTables } from '../table/saved-tables.ts';
import { useLanguage, useWords } from '../words/language.ts';
import { ownLevel } from './own-strength.ts';
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
import { useBotLevels } from './useBotLevels.ts';

interface SeatsFieldProps {
  setUp: SetUp;
  change(setUp: SetUp): void;
}

/** Who sits at the table. */
export function SeatsField({ setUp, change }: SeatsFieldProps) {
  const language = useLanguage();
  const words = language.words.home.seats;
  const levels = useBotLevels(setUp.game);
  const { seats, game } = setUp;
  const own = useMemo(
    () =>
      ownLevel(
        game,
        savedTables(localStorage).map(({ record }) => record),
      ),
    [game],
  );
  const most = mostSeats(setUp);
  const strengths = [...new Set(seats.filter(isBot).map(({ bot }) => bot ?? ''))].map((bot) => levelWords(bot, language));
  return (
    <fieldset className="sheet seats-field">
      <legend>{words.title()}</legend>
      <p className="aside">{words.count({ count: seats.length, most })}</p>
      <ol>
        {seats.map((seat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          <SeatRow key={index} seat={seat} index={index} levels={levels} setUp={setUp} change={change} />
        ))}
      </ol>
      <Adding setUp={setUp} change={change} full={seats.length >= most} />
      {strengths.length > 0 && <p className="small strengths">{strengths.map((level) => words.levelInText(level)).join(' ')}</p>}
      {own && <p className="small own-strength">{words.ownStrength({ level: botLabel(own, language) })}</p>}
    </fieldset>
  );
}

interface SeatRowProps extends SeatsFieldProps {
  seat: WishedSeat;
  index: number;
  levels: readonly string[];
}

function SeatRow({ seat, index, levels, setUp, change }: SeatRowProps) {
  const { seats: words } = useWords().home;
  const { you } = useWords().shell.person;
  return (
    <li className="wished-seat">
      <SeatBadge seat={index} size={30} />
      {isFriend(seat) ? (
        <strong className="friend">{words.friend()}</strong>
      ) : (
        <label className="name">
          <span className="visually-hidden">{words.name({ seat: index + 1 })}</span>
          <input
            value={seat.name === NAMELESS ? '' : seat.name}
            placeholder={index === 0 ? you() : undefined}
            maxLength={24}
            onChange={({ target }) => change(renameSeat(setUp, index, target.value))}
          />
        </label>
      )}
      {isBot(seat) ? (
        <LevelPicker seat={index} level={seat.bot ?? ''} levels={levels} choose={(bot) => change(setLevel(setUp, index, bot))} />
      ) : (
        <span className="who">{isFriend(seat) ? words.friendHelp() : index === 0 ? words.youHere() : words.hereToo()}</span>
      )}
      {index > 0 && (
        <button
          type="button"
          className="quiet remove"
          aria-label={words.remove({ seat: index + 1 })}
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

/** Bars from whimsical to far-sighted; the chosen one is named. */
function LevelPicker({ seat, level, levels, choose }: LevelPickerProps) {
  const language = useLanguage();
  const { seats: words } = language.words.home;
  return (
    <span className="levels" role="radiogroup" aria-label={words.strength({ seat: seat + 1 })}>
      {levels.map((bot) => (
        <label key={bot} className="level" title={words.level(levelWords(bot, language))}>
          <input type="radio" name={`level-${seat}`} checked={bot === level} onChange={() => choose(bot)} />
          <Bars strength={LEVELS.findIndex((each) => each.bot === bot) + 1} />
          <span className={bot === level ? '' : 'visually-hidden'}>{botLabel(bot, language)}</span>
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
          x={0.6 + index * 3.7}
          y={10.4 - index * 2.5}
          width="2.6"
          height={3 + index * 2.5}
          fill={index < strength ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="0.9"
        />
      ))}
    </svg>
  );
}

const NEWCOMERS: readonly Newcomer[] = ['bot', 'friend', 'person'];

function Adding({ setUp, change, full }: SeatsFieldProps & { full: boolean }) {
  const { seats: words, newcomers } = useWords().home;
  const online = useOnline();
  const possible = NEWCOMERS.filter((who) => (who === 'friend' ? online : who === 'bot' || !setUp.seats.some(isFriend)));
  return (
    <div className="adding">
      <b aria-hidden="true">{words.add()}</b>
      {possible.map((who) => (
        <button
          key={who}
          type="button"
          disabled={full}
          aria-label={words.addSeat({ who: newcomers[who]() })}
          onClick={() => change(addSeat(setUp, who, words.defaultName({ seat: setUp.seats.length + 1 })))}
        >
          {newcomers[who]()}
        </button>
      ))}
    </div>
  );
}

function levelWords(bot: string, language: Language): { label: string; help: string } {
  return { label: botLabel(bot, language), help: language.term('common.levelHelp', bot) };
}
