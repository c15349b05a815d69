import { currentTask, deciders, moatDue, type PalaceView } from '@luftschloss/engine/palace';
import type { Draft } from './draft.ts';
import type { Texts } from './table-texts.ts';

/** What the viewer is asked now, in a few words, or who is waited for. */
export function questionOf(view: PalaceView, names: readonly string[], draft: Draft | null, texts: Texts): string {
  const task = currentTask(view);
  if (!task) return texts.overQuestion;
  const seats = deciders(view);
  if (view.viewer === null || !seats.includes(view.viewer)) return texts.waiting(seats.map((seat) => names[seat]));
  switch (task.type) {
    case 'deal':
    case 'choose-favor':
      return texts.askFavor;
    case 'act':
      return actQuestion(draft, texts);
    case 'pay':
      return texts.askPay(task.amount);
    case 'swan':
      return texts.askSwan;
    case 'rewards':
      return texts.askRewards;
    case 'take-room':
      return texts.askRoom;
    case 'moat':
      return view.turn.mustJoin ? texts.askMoatJoin(moatDue(view)) : texts.askMoat(moatDue(view));
    case 'discard':
      return texts.askDiscard;
    case 'finish':
      return texts.askFinish;
    case 'extra-swans':
      return texts.askExtra;
    default:
      return '';
  }
}

function actQuestion(draft: Draft | null, texts: Texts): string {
  if (draft?.kind === 'move') return texts.askMove;
  if (draft?.kind !== 'tile') return texts.askAct;
  if (draft.tile === null) return texts.askSlot;
  return draft.cell === null && draft.slot === null ? texts.askCell : texts.askBuild;
}
