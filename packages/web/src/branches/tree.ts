import type { GameRecord } from '@luftschloss/engine/kernel';
import { loadTable, type Shelf } from '../table/saved-tables.ts';
import type { Branch } from './branch.ts';
import { branchesOf, loadOrigin } from './branch-shelf.ts';

/** A branch with all that grow from it. */
export interface BranchNode {
  readonly branch: Branch;
  readonly record: GameRecord | null; // `null`: something of it is lost
  readonly nodes: readonly BranchNode[];
}

export interface Tree {
  readonly id: string;
  /** The game that it grows from; `null` if that is not kept any more. */
  readonly record: GameRecord | null;
  readonly address: string | null;
  readonly nodes: readonly BranchNode[];
}

export function treeOf(shelf: Shelf, id: string): Tree | null {
  const branches = branchesOf(shelf, id);
  if (branches.length === 0) return null;
  const grownFrom = (parent: string): BranchNode[] =>
    branches
      .filter(({ of }) => of === parent)
      .map((branch) => ({ branch, record: loadTable(shelf, branch.id)?.record ?? null, nodes: grownFrom(branch.id) }));
  const table = loadTable(shelf, id);
  const kept = loadOrigin(shelf, id);
  return {
    id,
    record: kept?.record ?? table?.record ?? null,
    address: table ? `#/table/${id}` : kept?.address?.startsWith('#/online/') ? kept.address : null,
    nodes: grownFrom(id),
  };
}

/** Every tree of this browser; the one that was played in last comes first. */
export function treesOf(shelf: Shelf): Tree[] {
  const origins = [
    ...new Set(
      branchesOf(shelf)
        .reverse()
        .map(({ origin }) => origin),
    ),
  ];
  return origins.flatMap((origin) => treeOf(shelf, origin) ?? []);
}

/** All nodes of a tree, in the order in which they are listed. */
export function allNodes(nodes: readonly BranchNode[]): BranchNode[] {
  return nodes.flatMap((node) => [node, ...allNodes(node.nodes)]);
}
