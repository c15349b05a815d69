import './new-table.css';
import { findGame } from '@luftschloss/engine';
import type { OptionSpec } from '@luftschloss/engine/kernel';
import { useState } from 'react';
import { GAME_CARDS, gameCard } from '../games/index.ts';
import type { GameCard, Preset } from '../games/screen.ts';
import { Shell } from '../shell/Shell.tsx';
import { changeSettings, NAMELESS, settingsNow } from '../shell/settings.ts';
import { distinctNames } from '../table/names.ts';
import { againstBots, type Wish } from '../table/new-table.ts';
import { FRIEND, invite, PaceField, type PaceName } from './inviting.tsx';
import { OptionField } from './OptionField.tsx';
import { SeatsField } from './SeatsField.tsx';
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
      if (names[0] === NAMELESS) {
        setProblem('Friends want to know who you are: write your name into your seat.');
        return;
      }
      invite({ game, options, seats, pace, listed }).catch((error: Error) => setProblem(error.message));
      return;
    }
    const started = startTable({ game, options, seats: seats.map((seat, index) => ({ ...seat, name: names[index] })) });
    if (!started.ok) setProblem(started.error);
  };

  return (
    <Shell title="A new table" page="new-table">
      <form
        className="new-table"
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <GameField card={card} chooseGame={chooseGame} applyPreset={applyPreset} />
        <SeatsField seats={seats} game={game} change={setSeats} />
        {seats.some(({ bot }) => bot === FRIEND) && <PaceField pace={pace} setPace={setPace} listed={listed} setListed={setListed} />}
        <OptionsField game={game} options={options} change={setOptions} />
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

interface GameFieldProps {
  card: GameCard;
  chooseGame(id: string): void;
  applyPreset(preset: Preset): void;
}

function GameField({ card, chooseGame, applyPreset }: GameFieldProps) {
  return (
    <fieldset className="sheet">
      <legend>Game</legend>
      <div className="chips">
        {GAME_CARDS.map(({ id, name }) => (
          <label key={id} className="chip">
            <input type="radio" name="game" checked={id === card.id} onChange={() => chooseGame(id)} />
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
  );
}

function OptionsField({ game, options, change }: { game: string; options: Options; change(options: Options): void }) {
  const specs = Object.entries((findGame(game)?.rules.options ?? {}) as { readonly [name: string]: OptionSpec });
  if (specs.length === 0) return null;
  return (
    <fieldset className="sheet options">
      <legend>Box and expansions</legend>
      {specs.map(([name, spec]) => (
        <OptionField
          key={`${game} ${name}`}
          name={name}
          spec={spec}
          value={options[name] ?? spec.default}
          change={(value) => change({ ...options, [name]: value })}
        />
      ))}
    </fieldset>
  );
}
