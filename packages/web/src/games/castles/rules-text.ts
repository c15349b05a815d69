import type { Words } from '@luftschloss/words';
import type { RulesChapter } from '../screen.ts';

export function rulesText({ rules: { castles: say } }: Words): readonly RulesChapter[] {
  return [
    { title: say.aim(), lines: [say.aimKing(), say.aimRound()] },
    { title: say.turn(), lines: [say.turnBuy(), say.turnFit(), say.turnDownstairs()] },
    { title: say.points(), lines: [say.pointsPlaced(), say.pointsMarks()] },
    { title: say.completed(), lines: [say.completedWhen(), say.completedRewards()] },
    { title: say.end(), lines: [say.endScoring()] },
    { title: say.expansions(), lines: [say.expansionsText()] },
  ];
}
