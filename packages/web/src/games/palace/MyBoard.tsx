import { palaceTypeColour } from '@luftschloss/drawing';
import {
  amountOf,
  COLOURS,
  COLUMN_POINTS,
  favorOf,
  type PalaceView,
  type Player,
  ROW_COUNT,
  ROW_POINTS,
  SLOTS,
  secretCount,
  THIRD_COLUMN,
  THIRD_COLUMN_COUNT,
  type TileType,
  TRACKED_TYPES,
} from '@luftschloss/engine/palace';
import type { ReactNode } from 'react';
import { Score } from '../../board/Score.tsx';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { signOf } from '../../shell/signs.ts';
import { AbilityPicture } from './AbilityPicture.tsx';
import { FavorFace } from './FavorCards.tsx';
import { HiddenSwan, SwanToken, TypeMark } from './Signs.tsx';
import { stateOf } from './slot-state.ts';
import { setsWorth, standingOf } from './standing.ts';
import { useTexts } from './useTexts.ts';

interface MyBoardProps {
  view: PalaceView;
  after: PalaceView | null; // as it would be with what is held
  seat: number;
  title: string;
  chosen: number | null; // slot
  choose: ((slot: number) => void) | null; // none where no slot can be chosen
  children?: ReactNode;
}

/** A blueprint board as on the box: slots with what they do, the track of types with its bonuses, and the swans. */
export function MyBoard({ view, after, seat, title, chosen, choose, children }: MyBoardProps) {
  const texts = useTexts();
  const player = view.players[seat];
  const { now, favors } = standingOf(view, seat);
  return (
    <section className={`my-board sheet ${signOf(seat).tincture}`} aria-label={title} data-castle={seat}>
      <header>
        <span className="seat-figure" data-sign={`seat:${seat}`}>
          <SeatBadge seat={seat} size={26} />
        </span>
        <h2>{title}</h2>
        <p className="points" data-sign="now">
          <Score seat={seat} value={now} /> <small>{texts.now}</small>
        </p>
        <p className="points favors" data-sign="favors">
          <b>{favors}</b> <small>{texts.favors}</small>
        </p>
      </header>
      <div className="blueprint">
        <ul className="slots left">
          {[0, 1, 2].map((slot) => (
            <SlotBox key={slot} {...{ view, player, slot, chosen, choose }} />
          ))}
        </ul>
        <Track view={view} after={after} seat={seat} />
        <ul className="slots right">
          {[3, 4, 5].map((slot) => (
            <SlotBox key={slot} {...{ view, player, slot, chosen, choose }} />
          ))}
        </ul>
      </div>
      <SwanBar player={player} worth={setsWorth(view, seat)} />
      {children}
    </section>
  );
}

interface SlotBoxProps {
  view: PalaceView;
  player: Player;
  slot: number;
  chosen: number | null;
  choose: ((slot: number) => void) | null;
}

function SlotBox({ view, player, slot, chosen, choose }: SlotBoxProps) {
  const texts = useTexts();
  const content = player.slots[slot];
  const ability = SLOTS[slot];
  const favor = content?.kind === 'favor' && content.favor !== null ? favorOf(content.favor) : null;
  const state = chosen === slot ? 'chosen' : stateOf(content);
  const open = choose !== null && !content;
  return (
    <li>
      <button
        type="button"
        className={`slot-box ${content?.kind ?? 'empty'} ${chosen === slot ? 'chosen' : ''}`}
        data-testid={`slot-${slot}`}
        disabled={!open}
        aria-pressed={chosen === slot}
        data-sign={favor ? `favor:${favor.id}` : content?.kind === 'favor' ? 'letter' : `slot:${slot}`}
        onClick={() => choose?.(slot)}
      >
        <span className="visually-hidden">{texts.slotLabel(slot, state)}</span>
        {favor ? (
          <FavorFace favor={favor} view={view} own />
        ) : content?.kind === 'favor' ? (
          <span className="letter" />
        ) : (
          <>
            <AbilityPicture ability={ability} awake={content?.kind === 'room'} />
            <span>{texts.slotWord(ability)}</span>
          </>
        )}
      </button>
    </li>
  );
}

const COLUMNS = Array.from({ length: ROW_COUNT }, (_, i) => i + 1);

/** How many tiles of each type, with the swan of the third and the bonuses of rows and columns. */
function Track({ view, after, seat }: { view: PalaceView; after: PalaceView | null; seat: number }) {
  const texts = useTexts();
  const theme = useDrawingTheme();
  const count = (type: TileType): number => amountOf(view, seat, { item: 'tiles', type });
  const then = (type: TileType): number => (after ? amountOf(after, seat, { item: 'tiles', type }) : count(type));
  return (
    <div className="track-box">
      <table className="track">
        <caption className="visually-hidden">{texts.trackTitle}</caption>
        <tbody>
          {TRACKED_TYPES.map((type) => (
            <tr key={type}>
              <th scope="row" data-sign={`track:${type}`}>
                <TypeMark type={type} size={18} />
                <span className="visually-hidden">{texts.trackRow(type, count(type))}</span>
              </th>
              {COLUMNS.map((column) => (
                <td
                  key={column}
                  className={column <= count(type) ? 'built' : column <= then(type) ? 'foreseen' : ''}
                  style={column <= count(type) ? { background: palaceTypeColour(type, theme) } : undefined}
                >
                  {column === Math.min(ROW_COUNT, count(type)) || (column > count(type) && column <= then(type)) ? (
                    <SeatBadge seat={seat} size={15} />
                  ) : column <= count(type) ? null : column === THIRD_COLUMN_COUNT ? (
                    <SwanToken swan={THIRD_COLUMN[type]} size={14} sign={`third:${type}`} />
                  ) : column === ROW_COUNT ? (
                    <i data-sign={`five:${type}`}>{ROW_POINTS}</i>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span>{texts.allTypes}</span>
            </th>
            {COLUMN_POINTS.map((points, column) => {
              const have = TRACKED_TYPES.filter((type) => count(type) > column).length;
              return (
                <td key={points} data-sign={`column:${column + 1}`}>
                  <b className={have === TRACKED_TYPES.length ? 'won' : ''}>{points}</b>
                  <meter
                    min={0}
                    max={TRACKED_TYPES.length}
                    value={have}
                    aria-label={texts.columnHelp(column + 1, have, TRACKED_TYPES.length, points)}
                  />
                </td>
              );
            })}
            <td colSpan={2} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Five colours with their numbers, secret ones marked. */
export function SwanBar({ player, worth }: { player: Player; worth?: number }) {
  const texts = useTexts();
  const hidden = player.secret.filter((swan) => swan === null).length;
  return (
    <p className="swan-bar">
      {COLOURS.map((colour) => (
        <span key={colour} className="swan-count" data-sign={`swan:${colour}`}>
          <SwanToken swan={colour} size={21} /> <b>{player.swans[colour]}</b>
          {secretCount(player, colour) > 0 && (
            <>
              {' '}
              <SwanToken swan={colour} secret size={21} /> <b>{secretCount(player, colour)}</b>
            </>
          )}
        </span>
      ))}
      {hidden > 0 && (
        <span className="swan-count hidden" data-sign="secret">
          <HiddenSwan size={21} label={texts.hiddenSwans(hidden)} /> <b>{hidden}</b>
        </span>
      )}
      {worth !== undefined && (
        <span className="sets-worth" data-sign="sets">
          {texts.setsWord} <b>{worth}</b>
        </span>
      )}
    </p>
  );
}
