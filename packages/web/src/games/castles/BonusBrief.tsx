import { BONUS_SIGNS } from '@luftschloss/drawing';
import type { Tile } from '@luftschloss/engine/castles';
import { useWords } from '../../words/language.ts';
import { TypeMark } from './TypeMark.tsx';

/** A room's bonus as short as can be: how much, the sign of where the others must be as on the room itself, and which types count. */
export function BonusBrief({ tile: { bonus } }: { tile: Tile }) {
  const { bonusBriefly, bonusWhere } = useWords()['castles-table'];
  if (!bonus) return <>{bonusBriefly.none()}</>;
  return (
    <>
      {bonus.points < 0 ? `−${-bonus.points}` : `+${bonus.points}`}
      {bonus.types.map((type) => (
        <TypeMark key={type} type={type} size={15} />
      ))}
      {bonus.types.length > 1 ? (
        <svg
          className="bonus-sign"
          width="15"
          height="15"
          viewBox="0 0 24 24"
          role="img"
          aria-label={bonusWhere[bonus.kind]()}
          data-sign={bonus.kind}
        >
          <path d={BONUS_SIGNS[bonus.kind]} fillRule="evenodd" />
        </svg>
      ) : (
        <span data-sign={bonus.kind}>{bonusWhere[bonus.kind]()}</span>
      )}
    </>
  );
}
