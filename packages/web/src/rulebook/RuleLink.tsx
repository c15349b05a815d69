import './rule-link.css';
import type { Fact, Refusal } from '@luftschloss/engine/kernel';
import type { Words } from '@luftschloss/words';
import { type MouseEvent, Suspense, useState } from 'react';
import { lazyWithWords, useWords } from '../words/language.ts';

const RuleDialog = lazyWithWords(['rules'], () => import('./RuleDialog.tsx'));

interface RuleLinkProps {
  game: string;
  /** As `openedAt` reads it: a clause, or a code of the rules. */
  address: string;
  about: string; // what the rule is about, for readers who do not see where the link stands
  brief?: boolean; // a sign instead of a word, where there is little room
}

/** A way from a table into its rulebook. It opens over the table, which stays as it is; in a tab of its own it is the page. */
export function RuleLink({ game, address, about, brief = false }: RuleLinkProps) {
  const { rules } = useWords().table;
  const [open, setOpen] = useState(false);
  const show = (event: MouseEvent): void => {
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <span data-style="rule-link">
      <a
        href={`#/rules/${game}/${address}`}
        aria-label={rules.about({ about })}
        aria-haspopup="dialog"
        data-testid="rule-link"
        onClick={show}
      >
        {brief ? '§' : rules.why()}
      </a>
      {open && (
        <Suspense fallback={null}>
          <RuleDialog game={game} address={address} close={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}

/** Where a refusal is explained; `null` for one that is about the table rather than about the game. */
export function refusalAddress(words: Words, game: string, { code }: Refusal): string | null {
  const own = (words as unknown as { readonly [part: string]: { readonly refusals?: object } | undefined })[game]?.refusals ?? {};
  return Object.hasOwn(own, code) ? `why:${code}` : null;
}

/** Where a reason for points is explained; `null` for a sentence of an earlier version, which has no code. */
export function reasonAddress(reason: Fact | string): string | null {
  if (typeof reason === 'string') return null;
  const subject = reason.params?.['room'];
  return typeof subject === 'string' ? `score:${reason.code}:${subject}` : `score:${reason.code}`;
}
