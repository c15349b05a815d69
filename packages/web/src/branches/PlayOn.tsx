import type { Seat } from '@luftschloss/engine/kernel';
import { type SyntheticEvent, useRef, useState } from 'react';
import { gameCard } from '../games/index.ts';
import { useBotLevels } from '../home/useBotLevels.ts';
import { problemWords } from '../online/problems.ts';
import { NAMELESS } from '../shell/nameless.ts';
import { go } from '../shell/route.ts';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { botLabel } from '../table/names.ts';
import { useLanguage } from '../words/language.ts';
import type { BranchSeats } from './branch.ts';
import { branchesOf } from './branch-shelf.ts';
import { FormDialog } from './FormDialog.tsx';
import { branchFrom, isOpen, type Left, seatsWithBots } from './play-on.ts';

export interface PlayOnProps {
  /** The game that is left; asked for when somebody wants to. */
  left(): Promise<Left>;
  step: number; // after so many actions
  seat: Seat; // who plays on
  round?: number | undefined; // where the game counts rounds
  className?: string;
}

/** A button at any moment of a game: it asks who plays on, and goes to the table of the new branch. */
export default function PlayOn({ left, step, seat, round, className }: PlayOnProps) {
  const { words } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [game, setGame] = useState<Left | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const ask = (): void => {
    left().then((found) => {
      setGame(found);
      dialog.current?.showModal();
    }, setProblem);
  };
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={ask} data-testid="play-on">
        {words.branches.playOn.button()}
      </button>
      {problem !== null && <span role="alert">{problemWords(words, problem)}</span>}
      <FormDialog dialog={dialog} title={words.branches.playOn.button()} closed={() => setGame(null)}>
        {game && <Form left={game} step={step} seat={seat} round={round} close={() => dialog.current?.close()} />}
      </FormDialog>
    </>
  );
}

interface FormProps {
  left: Left;
  step: number;
  seat: Seat;
  round: number | undefined;
  close(): void;
}

function Form({ left, step, seat, round, close }: FormProps) {
  const language = useLanguage();
  const { playOn } = language.words.branches;
  const { game } = left.record;
  const [name, setName] = useState(() => freeName(language.words.branches.playOn, left, step, round));
  const [seats, setSeats] = useState(() => seatsWithBots(left.record, seat, gameCard(game)?.usualBot ?? 'random'));
  const begin = (event: SyntheticEvent): void => {
    event.preventDefault();
    close();
    const wish = { left, step, round, seat, name: name.trim() || playOn.fromStep({ step }), seats };
    go(`/table/${branchFrom(localStorage, wish, Date.now())}`);
  };
  return (
    <form onSubmit={begin}>
      <p>{playOn.intro()}</p>
      <p className="deal">{isOpen(localStorage, left) ? playOn.sameDeal() : playOn.drawnAnew()}</p>
      <label className="branch-name">
        {playOn.name()}
        <input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
      </label>
      <fieldset>
        <legend>{playOn.seats()}</legend>
        <SeatChoices game={game} seats={seats} change={setSeats} />
      </fieldset>
      <p className="actions">
        <button type="submit" className="primary" data-testid="start-branch">
          {playOn.start()}
        </button>
        <button type="button" onClick={close}>
          {playOn.cancel()}
        </button>
      </p>
    </form>
  );
}

interface SeatChoicesProps {
  game: string;
  seats: BranchSeats;
  change(seats: BranchSeats): void;
  person?: string; // what a seat of a person is called
  others?: readonly { readonly value: string; readonly label: string }[]; // who else may sit there
}

/** Who sits where: a person, or a bot of some strength. */
export function SeatChoices({ game, seats, change, person, others = [] }: SeatChoicesProps) {
  const language = useLanguage();
  const { playOn } = language.words.branches;
  const { you } = language.words.shell.person;
  const levels = useBotLevels(game);
  const choose = (seat: number, bot: string): void =>
    change(seats.map(({ name, ...rest }, each) => (each === seat ? { name, ...(bot ? { bot } : {}) } : { name, ...rest })));
  return (
    <ol>
      {seats.map(({ name, bot = '' }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
        <li key={seat}>
          <SeatBadge seat={seat} size={24} />
          <label>
            <span title={name}>{name === NAMELESS ? you() : name}</span>
            <select value={bot} onChange={({ target }) => choose(seat, target.value)}>
              <option value="">{person ?? playOn.person()}</option>
              {others.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
              {levels.map((level) => (
                <option key={level} value={level}>
                  {playOn.bot({ level: botLabel(level, language) })}
                </option>
              ))}
            </select>
          </label>
        </li>
      ))}
    </ol>
  );
}

type Words = ReturnType<typeof useLanguage>['words']['branches']['playOn'];

/** Called by where it leaves the game; a second one from there is numbered. */
function freeName(words: Words, { id }: Left, step: number, round: number | undefined): string {
  const name = round === undefined ? words.fromStep({ step }) : words.fromRound({ round });
  const taken = branchesOf(localStorage).filter((branch) => branch.of === id || branch.origin === id);
  const free = (count: number): string => {
    const numbered = count === 1 ? name : words.numbered({ name, count });
    return taken.some((branch) => branch.name === numbered) ? free(count + 1) : numbered;
  };
  return free(1);
}
