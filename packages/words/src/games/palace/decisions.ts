import type { PalaceView, Task } from '@luftschloss/engine/palace';
import type { SaidWords } from '../../language.ts';
import type { Said } from '../../said.ts';
import { purchaseWords, reasonWords } from './names.ts';

/** What the reader has to do. Other tasks never wait for anybody. */
export function questionWords(said: SaidWords, task: Task, { turn }: PalaceView): Said {
  const { questions } = said.palace;
  switch (task.type) {
    case 'deal':
    case 'rewards':
    case 'choose-favor':
    case 'take-room':
    case 'discard':
    case 'finish':
    case 'extra-swans':
      return questions[task.type]();
    case 'act':
      return turn.moatMoves > 0 ? questions.act() : questions['act-without-moves']();
    case 'pay':
      return questions.pay({ amount: task.amount, purchase: purchaseWords(said, task.purchase) });
    case 'swan':
      return questions.swan({ reason: reasonWords(said, task.reason) });
    case 'moat':
      return questions[turn.mustJoin ? 'moat-must-join' : 'moat']({ tiles: task.tiles });
    default:
      return [];
  }
}
