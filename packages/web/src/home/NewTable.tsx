import { findGame } from '@luftschloss/engine';
import type { OptionSpec } from '@luftschloss/engine/kernel';
import { useEffect, useState } from 'react';
import type { OnlineCard } from '../online/messages.ts';
import { request, useOnline } from '../online/server.ts';
import { keepInvitation } from '../online/WaitingRoom.tsx';
import { go } from '../shell/route.ts';
import { Shell } from '../shell/Shell.tsx';
import { changeSettings, settingsNow } from '../shell/settings.ts';
import { BOT_LEVELS, BOT_NAMES, botLabel } from '../table/names.ts';
import { againstBots, distinctNames, type Wish } from '../table/new-table.ts';
import { GAME_CARDS, gameCard, type Preset } from './games.ts';
import { OptionField } from './OptionField.tsx';
import { startTable } from './start.ts';

type Options = { readonly [name: string]: unknown };

export function NewTable() {
  const [game, setGame] = useState('castles');
  const [options, setOptions] = useState<Options>(GAME_CARDS[0].presets[0].options);
  const [seats, setSeats] = useState<Wish['seats']>(() => againstBots([settingsNow().name], 1));
  const [problem, setProblem] = useState<string | null>(null);
  const [pace, setPace] = useState<PaceName>('none');
  const [listed, setListed] = useState(false);
  const card = gameCard(game) ?? GAME_CARDS[0];
  const rules = findGame(game)?.rules;
  const specs = Object.entries((rules?.options ?? {}) as { readonly [name: string]: OptionSpec });

  const applyPreset = (preset: Preset) => {
    setOptions(preset.options);
    setSeats(againstBots([settingsNow().name], preset.bots));
    setProblem(null);
  };
  const chooseGame = (id: string) => {
    setGame(id);
    applyPreset((gameCard(id) ?? GAME_CARDS[0]).presets[0]);
  };
  const open = () => {
    const names = distinctNames(seats.map(({ name }) => name.trim() || 'Somebody'));
    if (seats[0].bot === null) changeSettings({ name: names[0] });
    if (seats.some(({ bot }) => bot === FRIEND)) {
      invite({ game, options, seats, pace, listed }).catch((error: Error) => setProblem(error.message));
      return;
    }
    const started = startTable({ game, options, seats: seats.map((seat, index) => ({ ...seat, name: names[index] })) });
    if (!started.ok) setProblem(started.error);
  };

  return (
    <Shell title="A new table">
      <form
        className="new-table"
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <fieldset className="sheet">
          <legend>Game</legend>
          <div className="chips">
            {GAME_CARDS.map(({ id, name }) => (
              <label key={id} className="chip">
                <input type="radio" name="game" checked={id === game} onChange={() => chooseGame(id)} />
                <span>{name}</span>
              </label>
            ))}
          </div>
          <p className="small">{card.line}</p>
          <div className="presets">
            {card.presets.map((preset) => (
              <button key={preset.label} type="button" className="preset" onClick={() => applyPreset(preset)}>
                <strong>{preset.label}</strong>
                <span>{preset.help}</span>
              </button>
            ))}
          </div>
        </fieldset>
        <SeatsField seats={seats} game={game} change={setSeats} />
        {seats.some(({ bot }) => bot === FRIEND) && <PaceField pace={pace} setPace={setPace} listed={listed} setListed={setListed} />}
        {specs.length > 0 && (
          <fieldset className="sheet options">
            <legend>Box and expansions</legend>
            {specs.map(([name, spec]) => (
              <OptionField
                key={`${game} ${name}`}
                name={name}
                spec={spec}
                value={options[name] ?? spec.default}
                change={(value) => setOptions({ ...options, [name]: value })}
              />
            ))}
          </fieldset>
        )}
        <p role="alert" className="problem">
          {problem}
        </p>
        <p className="actions">
          <button type="submit" className="primary">
            Open the table
          </button>
        </p>
      </form>
    </Shell>
  );
}

interface Invitation {
  readonly game: string;
  readonly options: Options;
  readonly seats: Wish['seats'];
  readonly pace: PaceName;
  readonly listed: boolean;
}

type PaceName = 'none' | 'evening' | 'days';
const PACES: { readonly [name in PaceName]: { readonly label: string; readonly pace: object } } = {
  none: { label: 'No clock', pace: { type: 'none' } },
  evening: { label: 'One evening: 40 minutes each', pace: { type: 'live', bank: 2400, gain: 20 } },
  days: { label: 'Over days: two days for a decision', pace: { type: 'days', days: 2 } },
};

interface PaceFieldProps {
  pace: PaceName;
  setPace(pace: PaceName): void;
  listed: boolean;
  setListed(listed: boolean): void;
}

/** Only for tables with friends: how long a decision may take, and who may find the table. */
function PaceField({ pace, setPace, listed, setListed }: PaceFieldProps) {
  return (
    <fieldset className="sheet">
      <legend>With friends</legend>
      <div className="seat-row">
        <label>
          Pace{' '}
          <select value={pace} onChange={({ target }) => setPace(target.value as PaceName)}>
            {Object.entries(PACES).map(([name, { label }]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" checked={listed} onChange={({ target }) => setListed(target.checked)} /> Show it to everybody in the lobby
        </label>
      </div>
    </fieldset>
  );
}

/** Opens the table on the server; its owner goes there and finds the link for friends. */
async function invite({ game, options, seats, pace, listed }: Invitation): Promise<void> {
  await request('PUT', '/api/me', { name: settingsNow().name });
  const mine = seats.findIndex(({ bot }) => bot === null);
  const wishes = seats.map(({ bot }, seat) => {
    if (seat === mine) return { type: 'me' };
    return bot === null || bot === FRIEND ? { type: 'open' } : { type: 'bot', bot };
  });
  const { table, inviteLink } = await request<{ table: OnlineCard; inviteLink: string }>('POST', '/api/tables', {
    game,
    options,
    seats: wishes,
    pace: PACES[pace].pace,
    listed,
  });
  keepInvitation(table.id, inviteLink);
  go(`/online/${table.id}`);
}

/** The bots come in a piece of their own, which only this form and the worker load. */
function useBotLevels(game: string): readonly string[] {
  const [levels, setLevels] = useState<readonly string[]>(['greedy', 'random']);
  useEffect(() => {
    let current = true;
    import('@luftschloss/bots').then(({ botsFor }) => {
      if (current) setLevels(Object.keys(botsFor(game)));
    });
    return () => {
      current = false;
    };
  }, [game]);
  return levels;
}

/** Stands for a seat that is left open for somebody else. */
const FRIEND = 'friend by link';

function SeatsField({ seats, game, change }: { seats: Wish['seats']; game: string; change(seats: Wish['seats']): void }) {
  const levels = useBotLevels(game);
  const online = useOnline();
  const set = (index: number, seat: Wish['seats'][number]) => change(seats.map((old, each) => (each === index ? seat : old)));
  const add = () => {
    const free = BOT_NAMES.find((name) => seats.every((seat) => seat.name !== name)) ?? 'Ludwig';
    change([...seats, { name: free, bot: 'greedy' }]);
  };
  return (
    <fieldset className="sheet seats-field">
      <legend>Seats</legend>
      {seats.map((seat, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
        <div className="seat-row" key={index}>
          <label>
            <span className="visually-hidden">Name of seat {index + 1}</span>
            <input value={seat.name} maxLength={24} onChange={({ target }) => set(index, { ...seat, name: target.value })} />
          </label>
          <label>
            <span className="visually-hidden">Who plays seat {index + 1}</span>
            <select value={seat.bot ?? ''} onChange={({ target }) => set(index, { ...seat, bot: target.value || null })}>
              <option value="">A person here</option>
              {online && <option value={FRIEND}>A friend, by a link</option>}
              {levels.map((level) => (
                <option key={level} value={level}>
                  {botLabel(level)} bot{BOT_LEVELS[level] ? `: ${BOT_LEVELS[level].help}` : ''}
                </option>
              ))}
            </select>
          </label>
          {seats.length > 1 && (
            <button
              type="button"
              className="quiet"
              aria-label={`Remove seat ${index + 1}`}
              onClick={() => change(seats.filter((_, each) => each !== index))}
            >
              Remove
            </button>
          )}
        </div>
      ))}
      {seats.length < 7 && (
        <button type="button" className="quiet" onClick={add}>
          Add a seat
        </button>
      )}
    </fieldset>
  );
}
