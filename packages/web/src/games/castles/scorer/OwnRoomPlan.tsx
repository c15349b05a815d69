import { drawTile } from '@luftschloss/drawing';
import { type OwnRoom, outlineOf, ownTiles, type RoomSize, SIDES, shapeOf } from '@luftschloss/engine/castles';
import { Drawing } from '../../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../../shell/settings.ts';
import { useLanguage } from '../../../words/language.ts';

const WIDEST = 280; // pixels, of the largest room
const LARGEST_CELL = 48; // pixels: a piece of wall that a finger hits

/** From the middle of a cell to the middle of its side: north, east, south, west. */
const TOWARDS = [
  [0, -0.5],
  [0.5, 0],
  [0, 0.5],
  [-0.5, 0],
] as const;

interface OwnRoomPlanProps {
  room: OwnRoom; // its name may be missing
  change(doors: readonly string[]): void;
}

/** The room as it is described so far; each piece of wall can be a door, but none in the fence of an outdoor room. */
export function OwnRoomPlan({ room, change }: OwnRoomPlanProps) {
  const { own } = useLanguage().words.scorer;
  const { type, size, entrances } = room;
  const { walls } = outlineOf(shapeOf({ id: '', size: size as RoomSize }));
  const possible = walls.filter(({ y, side }) => !(type === 'outdoor' && y === 0 && side === 0));
  const [across, down] = [Math.max(...walls.map(({ x }) => x)) + 1, Math.max(...walls.map(({ y }) => y)) + 1];
  const cell = Math.min(LARGEST_CELL, Math.floor(WIDEST / (across + 1)));
  const doors = entrances.split(' ').filter(Boolean);
  return (
    <fieldset className="doors-field">
      <legend>{own.doors()}</legend>
      <div className="plan" style={{ width: (across + 1) * cell, height: (down + 1) * cell }}>
        <DescribedRoom room={room} cell={cell} />
        {possible.map(({ x, y, side }) => {
          const place = `${x},${y}${SIDES[side]}`;
          const [dx, dy] = TOWARDS[side];
          const isDoor = doors.includes(place);
          const [length, thickness] = [cell - 4, Math.max(12, cell / 2)];
          return (
            <button
              key={place}
              type="button"
              className={side % 2 === 0 ? 'wall level' : 'wall upright'}
              aria-pressed={isDoor}
              aria-label={own.door({ place })}
              style={{
                left: (x + 1 + dx) * cell,
                top: (y + 1 + dy) * cell,
                width: side % 2 === 0 ? length : thickness,
                height: side % 2 === 0 ? thickness : length,
              }}
              onClick={() => change(isDoor ? doors.filter((each) => each !== place) : [...doors, place])}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

const NAMELESS = '?';

/** As it will lie on the board; nothing as long as it could not be built. */
function DescribedRoom({ room, cell }: { room: OwnRoom; cell: number }) {
  const language = useLanguage();
  const theme = useDrawingTheme();
  const id = ownTiles.idOf({ ...room, name: NAMELESS });
  if (!ownTiles.describe(id)) return null;
  const svg = drawTile(id, { theme, language, cellSize: cell, prefix: 'described-' });
  return <Drawing svg={svg} className="described" />;
}
