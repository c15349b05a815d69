import { drawSign, type SignPicture, THEMES, TYPE_ICONS } from '@luftschloss/drawing';
import { ROOM_TYPES, type RoomType } from '@luftschloss/engine/castles';
import type { Language } from '@luftschloss/words';
import { rewardWords } from '../../../gallery/room-words.ts';
import type { Note } from '../../../learn/lesson.ts';
import type { Light } from '../../../rulebook/rulebook.ts';

/** A room's type on its seal, as on the table. */
function seal(type: RoomType, light: Light): string {
  const { seal: wax, onSeal: ink } = THEMES[light].types[type];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28" viewBox="-4 -4 32 32"><circle cx="12" cy="12" r="15.5" fill="${wax}"/><path d="${TYPE_ICONS[type]}" fill="${ink}" fill-rule="evenodd" transform="translate(2.4 2.4) scale(0.8)"/></svg>`;
}

function drawn(language: Language, sign: SignPicture, text: string): Note {
  return { id: sign, picture: (theme, prefix) => drawSign(sign, { language, theme, prefix }), text };
}

/** Everything that stands on a room. */
export function marksOfRooms(language: Language, amount: string): readonly Note[] {
  const say = language.words['castles-lessons'].marks;
  return [
    drawn(language, 'printed', say.printed()),
    drawn(language, 'connected', say.connected({ amount })),
    { id: 'type', picture: (light) => seal('living', light), text: say.type() },
    drawn(language, 'door-plain', say.door()),
    drawn(language, 'size', say.size()),
  ];
}

/** What completing a room of each type brings. */
export function allRewards({ words }: Language): readonly Note[] {
  return ROOM_TYPES.map((type) => ({
    id: type,
    picture: (light) => seal(type, light),
    text: words['castles-lessons'].marks.reward({ type, reward: rewardWords(words, type) }),
  }));
}
