import { BONUS_SIGNS } from '@luftschloss/drawing';
import type { Tile } from '@luftschloss/engine/castles';
import { TypeMark } from './TypeMark.tsx';

const WHERE = { connected: 'connected', adjacent: 'touching', each: 'in castle' } as const;

/** A room's bonus as short as can be: how much, the sign of where the others must be as on the room itself, and which types count. */
export function BonusBrief({ tile: { bonus } }: { tile: Tile }) {
  if (!bonus) return <>no bonus</>;
  return (
    <>
      {bonus.points < 0 ? `−${-bonus.points}` : `+${bonus.points}`}
      {bonus.types.map((type) => (
        <TypeMark key={type} type={type} size={15} />
      ))}
      {bonus.types.length > 1 ? (
        <svg className="bonus-sign" width="15" height="15" viewBox="0 0 24 24" role="img" aria-label={WHERE[bonus.kind]}>
          <path d={BONUS_SIGNS[bonus.kind]} fillRule="evenodd" />
        </svg>
      ) : (
        <span>{WHERE[bonus.kind]}</span>
      )}
    </>
  );
}
