import type { Viewer } from '@luftschloss/engine/kernel';
import type { Language } from '@luftschloss/words';
import { useMemo } from 'react';
import { useLanguage } from '../words/language.ts';
import type { TableLink } from './link.ts';
import { namesOf } from './names.ts';
import { type Planning, usePlanning } from './planning.ts';
import { type Changes, useChanges } from './useChanges.ts';
import { isMyTurn, useTable } from './useTable.ts';

/** What differs from game to game in how a turn goes. */
interface Turns<View> {
  /** The same as long as the viewer is asked the same. */
  askedOf(view: View): string;
  /** Actions that are taken beside whatever else is being tried. */
  isBeside(action: unknown): boolean;
  /** How the table would look if it were the viewer's turn; `null` where there is nothing to plan. */
  asIfOnTurn(view: View): View | null;
}

/** A table at which people play in turn, as one of them or an onlooker sees it. */
export interface TableInPlay<View> extends Changes {
  readonly view: View; // of the moment that is shown
  readonly names: readonly string[];
  readonly context: { readonly view: View; readonly names: readonly string[]; readonly language: Language }; // in which signs are explained
  readonly deciding: boolean; // the viewer is asked something
  readonly asked: string | null; // what
  readonly plan: Planning<View>;
  readonly planning: boolean;
  readonly trying: boolean; // deciding or planning
  readonly tried: View; // where things are tried: the table as it is, or as it is planned on
}

/** `turns` stays the same object. */
export function useTableInPlay<View extends { readonly viewer: Viewer }>(link: TableLink, turns: Turns<View>): TableInPlay<View> {
  const plain = useTable(link);
  const { table, shown, live } = plain;
  const language = useLanguage();
  const view = shown.view as View;
  const names = useMemo(() => namesOf(table.seats), [table.seats]);
  const context = useMemo(() => ({ view, names, language }), [view, names, language]);
  const deciding = live && isMyTurn(table) && view.viewer !== null;
  const asked = deciding ? turns.askedOf(view) : null;
  const changes = useChanges(plain, asked, turns.isBeside);
  const plan = usePlanning(plain, turns.asIfOnTurn);
  const planning = plan.view !== null;
  return { ...changes, view, names, context, deciding, asked, plan, planning, trying: deciding || planning, tried: plan.view ?? view };
}
