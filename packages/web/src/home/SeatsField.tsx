import { levelOf } from '@luftschloss/bots/levels';
import { freeBotName } from '@luftschloss/bots/names';
import { useEffect, useState } from 'react';
import { useOnline } from '../online/server.ts';
import { botLabel } from '../table/names.ts';
import type { Wish } from '../table/new-table.ts';
import { FRIEND } from './inviting.tsx';

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

/** Who sits at the table. */
export function SeatsField({ seats, game, change }: { seats: Wish['seats']; game: string; change(seats: Wish['seats']): void }) {
  const levels = useBotLevels(game);
  const online = useOnline();
  const set = (index: number, seat: Wish['seats'][number]) => change(seats.map((old, each) => (each === index ? seat : old)));
  const add = () => {
    const free = freeBotName(seats.map(({ name }) => name));
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
                  {botLabel(level)} bot{levelOf(level) ? `: ${levelOf(level)?.help}` : ''}
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
