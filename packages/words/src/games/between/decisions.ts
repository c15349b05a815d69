import { type BetweenView, type BonusDecision, castlesOf, ludwigCastles } from '@luftschloss/engine/between';
import type { SaidWords } from '../../language.ts';
import type { Said } from '../../said.ts';
import { castleId } from './names.ts';

const BONUS_QUESTIONS = {
  tile: 'bonus-tile',
  specialty: 'bonus-specialty',
  attendant: 'bonus-attendant',
  card: 'bonus-card',
  bonus: 'bonus-bonus',
} as const satisfies { readonly [decision in BonusDecision]: string };

/** What the reader has to do. */
export function questionWords(said: SaidWords, view: BetweenView, seat: number): Said {
  const { questions } = said.between;
  switch (view.phase) {
    case 'assign':
      return questions.assign({ castle: castleId(ludwigCastles(view, seat).own) });
    case 'choose':
      return view.round === 1 ? questions['choose-left']() : questions['choose-right']();
    case 'place':
      return placeWords(said, view, seat);
    case 'over':
      return questions.over();
  }
}

function placeWords({ between: { questions } }: SaidWords, view: BetweenView, seat: number): Said {
  const castles = castlesOf(view, seat);
  const bonuses = castles.flatMap((castle) => {
    const bonus = view.waiting[castle];
    return bonus?.by === seat ? [questions[BONUS_QUESTIONS[bonus.decision]]({ castle: castleId(castle) })] : [];
  });
  const own = view.revealed[seat];
  const ludwigs = view.ludwigTiles.filter(({ castle }) => castles.includes(castle) && !view.waiting[castle]);
  const tasks = [
    ...bonuses,
    ...(own.length === 0 ? [] : [questions.place({ tiles: own, castles: view.unserved[seat].map(castleId) })]),
    ...ludwigs.map(({ castle, tile }) => questions['place-ludwigs']({ tile, castle: castleId(castle) })),
  ];
  return tasks.flatMap((task, index) => (index === 0 ? task : [' ', ...task]));
}
