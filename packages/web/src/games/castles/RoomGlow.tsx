import { outlineOf, outlinePath } from '@luftschloss/drawing';
import { type Castle, formsOf, tileOf } from '@luftschloss/engine/castles';

/** The rooms that somebody points at, in the log, a score or a list. */
export function RoomGlow({ castle, rooms, size }: { castle: Castle; rooms: readonly number[]; size: number }) {
  return (
    <g className="room-glow" data-testid="room-glow">
      {rooms
        .filter((room) => room < castle.tiles.length)
        .map((room) => {
          const { tile, x, y, r, level } = castle.tiles[room];
          const d = outlinePath(outlineOf(formsOf(tileOf(tile), level ?? null)[r]), size);
          return <path key={room} d={d} transform={`translate(${x * size} ${y * size})`} data-room={room} />;
        })}
    </g>
  );
}
