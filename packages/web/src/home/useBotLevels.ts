import { LEVELS } from '@luftschloss/bots/levels';
import { useEffect, useState } from 'react';

/** The strengths of play that a game has bots for. The bots come in a piece of their own, which only forms about seats and the worker load. */
export function useBotLevels(game: string): readonly string[] {
  const [levels, setLevels] = useState<readonly string[]>(LEVELS.map(({ bot }) => bot));
  useEffect(() => {
    let current = true;
    import('@luftschloss/bots').then(({ botsFor }) => {
      const known = botsFor(game);
      if (current) setLevels(LEVELS.map(({ bot }) => bot).filter((bot) => bot in known));
    });
    return () => {
      current = false;
    };
  }, [game]);
  return levels;
}
