import { TYPE_ICONS, typeLetters } from '@luftschloss/drawing';
import type { RoomType } from '@luftschloss/engine/castles';
import { useLanguage } from '../../words/language.ts';

/** A room's type by colour, icon and letter, on a seal as in the drawings. */
export function TypeMark({ type, size = 22 }: { type: RoomType; size?: number }) {
  const language = useLanguage();
  const name = language.term('castles.type', type);
  return (
    <span className={`type-mark ${type}`} data-sign={`type:${type}`}>
      <svg width={size} height={size} viewBox="-4 -4 32 32" aria-hidden="true">
        <circle cx="12" cy="12" r="15.5" />
        <path d={TYPE_ICONS[type]} fillRule="evenodd" transform="translate(2.4 2.4) scale(0.8)" />
      </svg>
      <b aria-hidden="true">{typeLetters(language)[type]}</b>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
