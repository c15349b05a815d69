import type { Words } from '@luftschloss/words';
import type { RulesChapter } from '../screen.ts';

export function rulesText({ rules: { palace: say } }: Words): readonly RulesChapter[] {
  return [
    { title: say.aim(), lines: [say.aimTogether()] },
    { title: say.turn(), lines: [say.turnChoose(), say.turnFit()] },
    { title: say.swans(), lines: [say.swansMatch(), say.swansWorth()] },
    { title: say.completed(), lines: [say.completedRewards(), say.completedEnd(), say.completedMoat()] },
    { title: say.blueprint(), lines: [say.blueprintSlots(), say.blueprintTypes()] },
    { title: say.end(), lines: [say.endScoring()] },
  ];
}

/** What is not that of the published box. */
export function houseMade({ rules: { palaceHouseMade: say } }: Words): readonly string[] {
  return [say.doors(), say.counts(), say.favors(), say.prices(), say.lake(), say.moat()];
}
