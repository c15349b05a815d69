import type { Words } from '@luftschloss/words';
import type { RulesChapter } from '../screen.ts';

export function rulesText({ rules: { between: say } }: Words): readonly RulesChapter[] {
  return [
    { title: say.aim(), lines: [say.aimWorse()] },
    { title: say.turn(), lines: [say.turnDraft(), say.turnPlace()] },
    { title: say.places(), lines: [say.placesTouch(), say.placesTypes(), say.placesOnTop()] },
    { title: say.bonuses(), lines: [say.bonusesThree(), say.bonusesFive()] },
    { title: say.points(), lines: [say.pointsRooms(), say.pointsMore(), say.pointsCards()] },
    { title: say.two(), lines: [say.twoLudwig()] },
  ];
}
