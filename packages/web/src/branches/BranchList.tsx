import type { GameRecord } from '@luftschloss/engine/kernel';
import { useState } from 'react';
import { NAMELESS } from '../shell/nameless.ts';
import { useLanguage, useWords } from '../words/language.ts';
import type { Branch } from './branch.ts';
import type { BranchNode, Tree } from './tree.ts';

interface Comparing {
  readonly left: ReadonlySet<string>; // ids that are not compared
  readonly choose: ((id: string, chosen: boolean) => void) | null; // `null`: nothing is compared here
}

/** The game that everything grows from. */
export function Trunk({ tree, comparing }: { tree: Tree; comparing: Comparing }) {
  const { page } = useWords().branches;
  return (
    <p className="trunk">
      {tree.record && <Chosen id={tree.id} title={page.original()} comparing={comparing} />}
      {tree.address ? <a href={tree.address}>{page.original()}</a> : <b>{page.original()}</b>}{' '}
      <span className="small">{tree.record ? <Standing record={tree.record} /> : page.lost()}</span>
    </p>
  );
}

interface BranchListProps {
  nodes: readonly BranchNode[];
  comparing: Comparing;
  rename(branch: Branch, name: string): void;
  drop(branch: Branch): void;
}

export function BranchList({ nodes, ...rest }: BranchListProps) {
  if (nodes.length === 0) return null;
  return (
    <ul className="nodes">
      {nodes.map((node) => (
        <li key={node.branch.id}>
          <Row node={node} {...rest} />
          <BranchList nodes={node.nodes} {...rest} />
        </li>
      ))}
    </ul>
  );
}

function Row({ node: { branch, record }, comparing, rename, drop }: Omit<BranchListProps, 'nodes'> & { node: BranchNode }) {
  const { page } = useWords().branches;
  const [renaming, setRenaming] = useState<string | null>(null);
  const { id, name, step, round } = branch;
  if (renaming !== null) {
    return (
      <form
        className="node"
        onSubmit={(event) => {
          event.preventDefault();
          if (renaming.trim()) rename(branch, renaming.trim());
          setRenaming(null);
        }}
      >
        <input
          // biome-ignore lint/a11y/noAutofocus: whoever asked for it wants to write.
          autoFocus
          value={renaming}
          maxLength={60}
          aria-label={page.newName({ name })}
          onChange={({ target }) => setRenaming(target.value)}
        />
        <button type="submit" className="primary">
          {page.keepName()}
        </button>
      </form>
    );
  }
  return (
    <div className="node">
      {record && <Chosen id={id} title={name} comparing={comparing} />}
      <span className="node-words">
        <a href={`#/table/${id}`}>{name}</a>{' '}
        <span className="small">
          {round === undefined ? page.leaves({ step }) : page.leavesInRound({ round })}{' '}
          {record ? <Standing record={record} /> : page.lost()}
        </span>
      </span>
      <span className="node-tools">
        <button type="button" className="quiet" onClick={() => setRenaming(name)} aria-label={page.renameBranch({ name })}>
          {page.rename()}
        </button>
        <button type="button" className="quiet" onClick={() => drop(branch)} aria-label={page.throwAwayBranch({ name })}>
          {page.throwAway()}
        </button>
      </span>
    </div>
  );
}

function Chosen({ id, title, comparing: { left, choose } }: { id: string; title: string; comparing: Comparing }) {
  const { page } = useWords().branches;
  if (!choose) return null;
  return (
    <input
      type="checkbox"
      checked={!left.has(id)}
      onChange={({ target }) => choose(id, target.checked)}
      aria-label={page.compareBranch({ name: title })}
    />
  );
}

/** The result, or how far it is. */
function Standing({ record: { scores, seats, actions } }: { record: GameRecord }) {
  const { words } = useLanguage();
  const { page } = words.branches;
  if (!scores) return page.actions({ count: actions.length });
  const called = (name: string): string => (name === NAMELESS ? words.shell.person.you() : name);
  return page.finished({ scores: seats.map(({ name }, seat) => page.score({ name: called(name), score: scores[seat] })) });
}
