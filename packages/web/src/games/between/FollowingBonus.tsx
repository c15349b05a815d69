import { type Bonus, bestPlace, type Castle, type EarnedBonus, type TileId } from '@luftschloss/engine/between';
import { useMemo } from 'react';
import { signed } from '../../board/signed.ts';
import { TilePicture } from './TilePicture.tsx';
import { useSpeech } from './useSpeech.ts';

const ROOMS_OF: { readonly [B in Bonus]?: readonly TileId[] } = {
  outdoor: ['fountain'],
  sleeping: ['tower'],
  corridor: ['grand-foyer'],
  fifth: ['fountain', 'tower', 'grand-foyer'],
};

interface FollowingBonusProps {
  castle: Castle; // as it would be
  bonus: EarnedBonus;
}

/** What a placement would earn, and what would follow from it at its best. */
export function FollowingBonus({ castle, bonus: { bonus, earnedBy, isLost } }: FollowingBonusProps) {
  const say = useSpeech();
  const rooms = useMemo(
    () => (isLost ? [] : (ROOMS_OF[bonus] ?? []).map((tile) => ({ tile, gain: bestPlace(castle, tile).gain }))),
    [castle, bonus, isLost],
  );
  return (
    <aside className="following" data-testid="earns">
      <strong>{bonus === 'fifth' ? say.words.earnsFifth({ type: earnedBy }) : say.words.earnsThird({ type: earnedBy })}</strong>
      <p>{isLost ? say.words.bonusIsLost() : say.words.follows[bonus]()}</p>
      {rooms.length > 0 && (
        <ul>
          {rooms.map(({ tile, gain }) => (
            <li key={tile}>
              <TilePicture tile={tile} width={46} />
              <span className="visually-hidden">{say.tile(tile)}</span>
              <b>{signed(gain)}</b>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
