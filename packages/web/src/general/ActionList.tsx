import './actions.css';
import type { GameTypes, Rules } from '@luftschloss/engine/kernel';
import { useEffect, useMemo, useState } from 'react';
import { foreseenLines } from '../table/effects.ts';
import type { Telling } from '../table/telling.ts';
import { useLanguage, useWords } from '../words/language.ts';
import { type ActionGroup, actionGroups, kindTitle, type ListedAction, searchGroup } from './action-menu.ts';
import type { Choice } from './choice.ts';
import type { Worth } from './points-change.ts';
import { worthOf } from './worth.ts';

interface ActionListProps {
  rules: Rules;
  view: GameTypes['view'];
  telling: Telling;
  act(action: unknown): void;
  wanted?(kind: string): boolean;
  groups?: readonly ActionGroup[]; // instead of those that the rules list
  label?: string;
  about?: readonly string[]; // ids that every action listed must be about
  choice: Choice;
  sending?: boolean; // the last action is on its way: it is not done twice
}

const FEW = 12;
const NOTHING: readonly string[] = [];

/** Every legal action in words, by kind and searchable; an action is chosen, read and then confirmed. */
export default function ActionList(props: ActionListProps) {
  const { rules, view, telling, act, wanted, groups: given, label, about = NOTHING, choice, sending = false } = props;
  const { actions } = useWords().general;
  const [typed, setTyped] = useState('');
  const groups = useMemo(() => given ?? actionGroups(rules, view, wanted), [rules, view, wanted, given]);
  const many = groups.reduce((sum, { count }) => sum + count, 0) > FEW;
  const { picked, pick } = choice;
  if (groups.length === 0) return null;
  return (
    <section className="action-list" aria-label={label ?? actions.label()}>
      {many && (
        <label className="action-search">
          <span className="visually-hidden">{actions.search()}</span>
          <input type="search" value={typed} placeholder={actions.searchHint()} onChange={({ target }) => setTyped(target.value)} />
        </label>
      )}
      {groups.map((group) => (
        <Group
          key={group.kind}
          rules={rules}
          view={view}
          telling={telling}
          group={group}
          typed={typed}
          about={about}
          picked={picked}
          pick={pick}
          alone={groups.length === 1}
        />
      ))}
      {picked && <Confirm {...{ rules, view, telling, picked, act, sending }} drop={() => pick(null)} />}
    </section>
  );
}

interface GroupProps {
  rules: Rules;
  view: GameTypes['view'];
  telling: Telling;
  group: ActionGroup;
  typed: string;
  about: readonly string[];
  picked: ListedAction | null;
  pick(action: ListedAction): void;
  alone: boolean;
}

/** So many can be weighed without anybody noticing; the best come first then. */
const MOST_WEIGHED = 150;

function Group({ rules, view, telling, group, typed, about, picked, pick, alone }: GroupProps) {
  const language = useLanguage();
  const { words } = language;
  const title = kindTitle(words, group.kind);
  const [limit, setLimit] = useState(FEW);
  const { rows, more } = useMemo(
    () => weighed({ rules, view, telling, group, typed, about, limit }),
    [rules, view, telling, group, typed, about, limit],
  );
  if (rows.length === 0) return null;
  return (
    <div className="action-group">
      <h3>
        {title} {!alone && group.count > 1 && <span className="count">{group.count}</span>}
      </h3>
      <ul>
        {rows.map(({ listed, worth }) => (
          <li key={listed.key}>
            <button
              type="button"
              className="action"
              aria-pressed={picked?.key === listed.key}
              data-kind={listed.kind}
              onClick={() => pick(listed)}
            >
              <span>{listed.text}</span>
              {worth && (
                <span className={`worth ${worth.gain > 0 ? 'gain' : worth.gain < 0 ? 'loss' : ''}`}>
                  <b>{worth.sign}</b> <small>{worth.say(language)}</small>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {more && (
        <button type="button" className="quiet" onClick={() => setLimit(limit + 60)}>
          {words.general.actions.more({ kind: title })}
        </button>
      )}
    </div>
  );
}

interface Row {
  readonly listed: ListedAction;
  readonly worth: Worth | null;
}

interface Weighing extends Pick<GroupProps, 'rules' | 'view' | 'telling' | 'group' | 'typed' | 'about'> {
  readonly limit: number;
}

function weighed({ rules, view, telling, group, typed, about, limit }: Weighing): { rows: readonly Row[]; more: boolean } {
  const all = group.count <= MOST_WEIGHED;
  const { actions, more } = searchGroup(telling, view, group, { typed, about, limit: all ? MOST_WEIGHED : limit });
  const rows = actions.map((listed) => ({ listed, worth: worthOf(rules, view, listed.action) }));
  if (!all) return { rows, more };
  const sorted = rows.sort((a, b) => (b.worth?.gain ?? 0) - (a.worth?.gain ?? 0));
  return { rows: sorted.slice(0, limit), more: sorted.length > limit };
}

interface ConfirmProps {
  rules: Rules;
  view: GameTypes['view'];
  telling: Telling;
  picked: ListedAction;
  act(action: unknown): void;
  sending: boolean;
  drop(): void;
}

function Confirm({ rules, view, telling, picked, act, sending, drop }: ConfirmProps) {
  const { actions } = useWords().general;
  const lines = useMemo(() => foreseenLines(rules, view, picked.action, telling), [rules, view, picked, telling]);
  const boardSeen = useBoardSeen();
  return (
    <div className="confirm sheet" data-testid="confirm-sheet">
      <p>
        <strong>{telling.action(view, picked.action)}</strong>
      </p>
      {lines.length > 0 && (
        <ul className="foreseen">
          {lines.slice(0, 8).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice.
            <li key={`${line} ${index}`}>{line}</li>
          ))}
        </ul>
      )}
      <p className="actions">
        <button type="button" className="primary" data-testid="confirm" disabled={sending} onClick={() => act(picked.action)}>
          {actions.do()}
        </button>
        <button type="button" className="quiet" onClick={drop}>
          {actions.notYet()}
        </button>
        {!boardSeen && (
          <button type="button" className="quiet show-board" onClick={showBoard}>
            {actions.showBoard()}
          </button>
        )}
      </p>
    </div>
  );
}

/** So much of the board above what is read is enough to see it. */
const MOSTLY = 0.4;

/** On a phone the board, which shows the action, may be out of sight, or behind what is read. */
function useBoardSeen(): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    const board = document.querySelector('.boards');
    if (!board) return;
    const told = ([{ intersectionRatio }]: readonly IntersectionObserverEntry[]): void => setSeen(intersectionRatio >= MOSTLY);
    const observer = new IntersectionObserver(told, { rootMargin: '0px 0px -50% 0px', threshold: MOSTLY });
    observer.observe(board);
    return () => observer.disconnect();
  }, []);
  return seen;
}

function showBoard(): void {
  document.querySelector('.boards')?.scrollIntoView({ block: 'start' });
}
