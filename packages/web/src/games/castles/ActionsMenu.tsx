import type { CastlesView } from '@luftschloss/engine/castles';
import { castles } from '@luftschloss/engine/castles';
import type { Rules } from '@luftschloss/engine/kernel';
import { useRef } from 'react';
import ActionList from '../../general/ActionList.tsx';
import { type ActionGroup, kindTitle } from '../../general/action-menu.ts';
import { useChoice } from '../../general/choice.ts';
import { useClosedFromOutside } from '../../shell/useClosedFromOutside.ts';
import type { Keeping } from '../../table/held.ts';
import type { Telling } from '../../table/telling.ts';
import { useWords } from '../../words/language.ts';

const RULES = castles as unknown as Rules;

interface ActionsMenuProps {
  groups: readonly ActionGroup[];
  view: CastlesView;
  telling: Telling;
  act(action: unknown): void;
  keeping: Keeping;
}

/** A list that lies over the market: what can be done in too many ways for buttons. */
export default function ActionsMenu({ groups, view, telling, act, keeping }: ActionsMenuProps) {
  const words = useWords();
  const { table: say } = words['castles-table'];
  const choice = useChoice(RULES, view, telling, keeping);
  const list = useRef<HTMLDetailsElement>(null);
  useClosedFromOutside(list);
  return (
    <details ref={list}>
      <summary>{say.or({ actions: groups.map(({ kind }) => kindTitle(words, kind)) })}</summary>
      <ActionList rules={RULES} view={view} telling={telling} act={act} groups={groups} label={say.otherActions()} choice={choice} />
    </details>
  );
}
