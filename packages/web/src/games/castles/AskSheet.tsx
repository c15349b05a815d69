import type { Ask, CastlesView } from '@luftschloss/engine/castles';
import { castles, tileOf } from '@luftschloss/engine/castles';
import type { Rules } from '@luftschloss/engine/kernel';
import { type CSSProperties, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useCovering } from '../../board/covering.ts';
import { useChoice } from '../../general/choice.ts';
import type { Keeping } from '../../table/held.ts';
import type { Telling } from '../../table/telling.ts';
import { lazyWithWords, useLanguage, useWords } from '../../words/language.ts';
import { type AskCard, askCards, isOnSheet, isPicked, type Picking, pickingOf } from './ask-cards.ts';
import { BonusBrief } from './BonusBrief.tsx';
import type { Pointed } from './pointing.ts';
import { longestWord } from './RoomName.tsx';
import { TilePicture } from './Tile.tsx';
import { TypeMark } from './TypeMark.tsx';
import { useLaidOpen } from './useLaidOpen.ts';

const ActionList = lazyWithWords(['general'], () => import('../../general/ActionList.tsx'));

interface AskSheetProps {
  view: CastlesView;
  ask: Ask;
  question: string;
  telling: Telling;
  act(action: unknown): void;
  keeping: Keeping;
  show(tile: string): void;
  point(pointed: Pointed | null): void;
}

const RULES = castles as unknown as Rules;
/** More than these stand beside each other. */
const FEW = 9;

/** A decision that is not made on the board: its choices as cards, things to pick, or a list in words. */
export function AskSheet({ view, ask, question, telling, act, show, point, keeping }: AskSheetProps) {
  const language = useLanguage();
  const picking = useMemo(() => pickingOf(view, ask, telling, language), [view, ask, telling, language]);
  const cards = useMemo(() => (picking ? [] : askCards(view, telling, language)), [picking, view, telling, language]);
  const choice = useChoice(RULES, view, telling, keeping);
  const sheet = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new question is a reason to look where the focus is.
  useEffect(() => {
    // The button that led here is gone: whoever uses the keyboard goes on at the question.
    if (document.activeElement === document.body) sheet.current?.focus({ preventScroll: true });
    return () => point(null);
  }, [view]);
  useLaidOpen(sheet, view, language);
  const isEmpty = !picking && cards?.length === 0;
  useCovering(sheet, !isEmpty);
  if (isEmpty) return null;
  return (
    <section
      ref={sheet}
      tabIndex={-1}
      className="ask sheet"
      aria-labelledby="ask-title"
      data-testid="ask"
      data-rooms={ask.type === 'build-room' ? '' : undefined}
    >
      <h2 id="ask-title">{question}</h2>
      {picking ? (
        <PickSome key={ask.type} view={view} picking={picking} act={act} show={show} />
      ) : cards ? (
        <ul className={`ask-cards ${cards.length > FEW ? 'brief' : ''}`}>
          {cards.map((card) => (
            <li key={card.key} className={card.refuse ? 'refusable' : undefined}>
              <ChoiceCard card={card} act={act} point={point} />
            </li>
          ))}
        </ul>
      ) : (
        <Suspense>
          <ActionList rules={RULES} view={view} telling={telling} act={act} wanted={isOnSheet} choice={choice} />
        </Suspense>
      )}
    </section>
  );
}

interface ChoiceCardProps {
  card: AskCard;
  act(action: unknown): void;
  point(pointed: Pointed | null): void;
}

function ChoiceCard({ card, act, point }: ChoiceCardProps) {
  const { refuse } = card;
  const { declineBriefly } = useWords()['castles-table'].ask;
  const pointing = {
    onPointerEnter: () => point(card.about),
    onPointerLeave: () => point(null),
    onFocus: () => point(card.about),
    onBlur: () => point(null),
  };
  return (
    <>
      <button
        type="button"
        className={`ask-card ${card.declines ? 'declines' : ''}`}
        data-kind={card.action.type}
        data-reward={'reward' in card.action ? card.action.reward : undefined}
        onClick={() => act(card.action)}
        {...pointing}
      >
        {!card.declines && card.tiles.map((tile) => <TilePicture key={tile} tile={tile} width={76} height={60} prefix="ask" nameless />)}
        {card.mark && <TypeMark type={card.mark} size={30} />}
        <span className="words">
          <strong>{card.title}</strong>
          {card.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice.
            <span key={`${line} ${index}`}>{line}</span>
          ))}
        </span>
        {card.gain && <b className="gain">{card.gain}</b>}
      </button>
      {refuse && (
        <button
          type="button"
          className="quiet refuse"
          data-kind={refuse.action.type}
          title={refuse.title}
          onClick={() => act(refuse.action)}
          {...pointing}
        >
          <span aria-hidden="true">{declineBriefly()}</span>
          <span className="visually-hidden">{refuse.title}</span>
        </button>
      )}
    </>
  );
}

interface PickSomeProps {
  view: CastlesView;
  picking: Picking;
  act(action: unknown): void;
  show(tile: string): void;
}

function PickSome({ view, picking, act, show }: PickSomeProps) {
  const say = useWords()['castles-table'];
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (id: string): void => {
    if (chosen.includes(id)) setChosen(chosen.filter((each) => each !== id));
    else setChosen([...chosen, id].slice(-picking.most));
  };
  return (
    <>
      <ul className={`ask-cards ${picking.items.some(({ tile }) => tile) ? 'with-pictures' : ''}`}>
        {picking.items.map(({ id, title, lines, tile }) => (
          <li key={id} className="pick">
            <button
              type="button"
              className={`ask-card ${tile ? '' : 'letter'}`}
              aria-pressed={chosen.includes(id)}
              onClick={() => toggle(id)}
            >
              {tile && <TilePicture tile={tile} width={110} height={80} prefix="pick" nameless />}
              <span className="words">
                <strong style={{ '--longest-word': longestWord(title) } as CSSProperties}>{title}</strong>
                {lines.map((line) => (
                  <span key={line} className={tile ? 'visually-hidden' : ''}>
                    {line}
                  </span>
                ))}
                {tile && (
                  <span className="bonus-words" aria-hidden="true">
                    <BonusBrief tile={tileOf(tile)} />
                  </span>
                )}
              </span>
              {picking.most > 1 && tile && chosen.includes(id) && <span className="order">{chosen.indexOf(id) + 1}.</span>}
            </button>
            {tile && (
              <button type="button" className="quiet about" onClick={() => show(tile)} aria-label={say.about({ name: title })}>
                i
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="actions">
        <button
          type="button"
          className="primary"
          data-testid="pick"
          disabled={!isPicked(view, picking, chosen)}
          onClick={() => act(picking.action(chosen))}
        >
          {picking.verb(chosen)}
        </button>
      </p>
    </>
  );
}
