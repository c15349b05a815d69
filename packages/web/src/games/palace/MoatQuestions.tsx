import { moatDue } from '@luftschloss/engine/palace';
import type { DraftOf } from './draft.ts';
import type { MoatEnd } from './moat-ends.ts';
import { Confirm, Sheet } from './QuestionSheet.tsx';
import type { QuestionProps } from './Questions.tsx';
import type { Texts } from './table-texts.ts';
import { useTexts } from './useTexts.ts';

/** Which end grows: by tapping it on the board, or here. What would end the game is asked once more. */
export function LayMoat({ view, draft, ends, set, confirm, lay, point }: QuestionProps) {
  const texts = useTexts();
  const tiles = moatDue(view);
  const last = draft?.kind === 'moat';
  return (
    <Sheet
      title={view.turn.mustJoin ? texts.askMoatJoin(tiles) : texts.askMoat(tiles)}
      kind="moat"
      buttons={
        last ? (
          <>
            <button type="button" onClick={() => set(null)}>
              {texts.anotherEnd} <kbd>Esc</kbd>
            </button>
            <Confirm confirm={confirm}>{texts.closeMoat}</Confirm>
          </>
        ) : (
          ends.map((end, index) => (
            <button
              key={`${end.cell.x} ${end.cell.y} ${String(end.place)}`}
              type="button"
              data-testid="lay-moat"
              className={end.ends ? 'ends-game' : ''}
              onClick={() => lay(end)}
              onPointerEnter={() => point([end.cell])}
              onPointerLeave={() => point([])}
              onFocus={() => point([end.cell])}
              onBlur={() => point([])}
            >
              {endWords(end, index - 1, texts)}
            </button>
          ))
        )
      }
    >
      {last ? (
        <p className="warning" role="alert">
          {texts.closesMoat}
        </p>
      ) : (
        <p className="hint-line">{texts.moatHelp}</p>
      )}
    </Sheet>
  );
}

function endWords({ place, ends }: MoatEnd, number: number, texts: Texts): string {
  if (typeof place !== 'string') return texts.pondNumber(number);
  return ends ? texts.armEndsHere(place) : texts.moatEnd(place);
}

export function MoveMoat({ view, draft, ends, set, confirm, lay, point }: QuestionProps & { draft: DraftOf<'move'> }) {
  const texts = useTexts();
  const ending = draft.to !== null && ends.some(({ place, ends: last }) => last && JSON.stringify(place) === JSON.stringify(draft.to));
  return (
    <Sheet
      title={texts.moveTitle(view.turn.moatMoves)}
      kind="move"
      buttons={
        <>
          <button type="button" onClick={() => set(null)}>
            {texts.putBack} <kbd>Esc</kbd>
          </button>
          <Confirm confirm={confirm}>{texts.moveHere}</Confirm>
        </>
      }
    >
      <p className="hint-line">{draft.from === null ? texts.moveFrom : texts.moveTo}</p>
      <ul className="end-choice">
        {ends
          .filter(({ role }) => role !== 'taken')
          .map((end, index) => (
            <li key={`${end.role} ${end.cell.x} ${end.cell.y}`}>
              <button
                type="button"
                aria-pressed={end.role === 'lay' && JSON.stringify(end.place) === JSON.stringify(draft.to)}
                onClick={() => lay(end)}
                onPointerEnter={() => point([end.cell])}
                onPointerLeave={() => point([])}
              >
                {endWords(end, index + 1, texts)}
              </button>
            </li>
          ))}
      </ul>
      {ending && (
        <p className="warning" role="alert">
          {texts.closesMoat}
        </p>
      )}
    </Sheet>
  );
}
