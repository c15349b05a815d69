import type { LedgerEntry } from '@luftschloss/engine/castles';
import type { SaidWords } from '../../language.ts';
import type { Said } from '../../said.ts';

const MONEY_FOR_A_POINT = 10_000;

/** Why points were scored. Rooms of an entry are indices; `tileAt` knows which tile lies there. */
export function reasonWords(said: SaidWords, entry: LedgerEntry, tileAt: (room: number) => string): Said {
  const [reason, , first, second, third] = entry;
  const { reasons } = said.castles;
  if (reason.startsWith('again-')) {
    const [, points, ...about] = entry;
    const original = [reason.slice('again-'.length), points, ...about] as unknown as LedgerEntry;
    return reasons.again({ reason: reasonWords(said, original, tileAt) });
  }
  const room = tileAt(Number(first));
  const other = tileAt(Number(second));
  switch (reason) {
    case 'printed':
      return reasons.printed({ room });
    case 'own':
      return first === second ? reasons['own-itself']({ room }) : reasons.own({ room, other });
    case 'connected':
      return reasons.connected({ room, other });
    case 'adjacent':
      return reasons.adjacent({ room, other });
    case 'each':
      return Number(first) < 0 ? reasons['each-moats']({ other }) : reasons.each({ room, other });
    case 'activity':
      return reasons.activity({ room });
    case 'start':
      return reasons.start();
    case 'depleted':
      return reasons.depleted({ stack: stackCode(String(first)), count: Number(second) });
    case 'moat':
      return reasons.moat({ rooms: Number(first) });
    case 'swans':
      return reasons.swans({ count: Number(first) });
    case 'decree':
      return reasons.decree({ decree: String(first) });
    case 'bonus-card':
      return reasons['bonus-card']({ card: String(first) });
    case 'money':
      return reasons.money({ each: MONEY_FOR_A_POINT, money: Number(first) });
    default: {
      const favor = { favor: String(first), place: Number(second) };
      return Number(third) > 1 ? reasons['favor-tied'](favor) : reasons.favor(favor);
    }
  }
}

/** Games that were scored before stacks had codes hold `of size 350` and `of hallways`. */
function stackCode(stack: string): string {
  return stack.replace(/^of (size )?/, '');
}
