/**
 * The longest simple path in a graph, counted in nodes: how many rooms one can walk through without entering any twice. Exact.
 *
 * A path never comes back through a node that cuts the graph, so the graph is split into blocks without such nodes. Within a block the best path is searched
 * with the nodes still in reach as a bound; beyond a block's cut nodes the best way on is known from the blocks further out.
 */
export function longestPath(neighbours: readonly (readonly number[])[]): number {
  if (neighbours.length === 0) return 0;
  const best = { path: 1 };
  wayOn(blocksFrom(neighbours, 0), neighbours, best);
  return best.path;
}

/** A block hangs from one node towards the root; the other blocks of its nodes hang from those. */
interface Block {
  readonly root: number;
  readonly nodes: readonly number[];
  readonly below: ReadonlyMap<number, readonly Block[]>;
}

/** All blocks that hang from a node, with everything below them (Hopcroft and Tarjan). */
function blocksFrom(neighbours: readonly (readonly number[])[], start: number): Block[] {
  const depth = new Int32Array(neighbours.length).fill(-1);
  const low = new Int32Array(neighbours.length);
  const blocks = new Map<number, Block[]>();
  const stack: number[] = [];
  const visit = (node: number, parent: number, level: number): void => {
    depth[node] = level;
    low[node] = level;
    stack.push(node);
    for (const next of neighbours[node]) {
      if (next === parent) continue;
      if (depth[next] >= 0) {
        low[node] = Math.min(low[node], depth[next]);
        continue;
      }
      visit(next, node, level + 1);
      low[node] = Math.min(low[node], low[next]);
      if (low[next] < depth[node]) continue;
      const nodes = stack.splice(stack.indexOf(next));
      const hanging = blocks.get(node) ?? [];
      hanging.push({ root: node, nodes: [node, ...nodes], below: blocks });
      blocks.set(node, hanging);
    }
  };
  visit(start, -1, 0);
  return blocks.get(start) ?? [];
}

/** The most nodes that can follow one from which these blocks hang; notes the best path that turns round at it. */
function wayOn(hanging: readonly Block[], neighbours: readonly (readonly number[])[], best: { path: number }): number {
  let first = 0;
  let second = 0;
  for (const block of hanging) {
    const exits = new Map(
      block.nodes.map((node) => [node, node === block.root ? 0 : wayOn(block.below.get(node) ?? [], neighbours, best)]),
    );
    best.path = Math.max(best.path, bestInBlock(block, neighbours, exits, best.path));
    const on = searchFrom(block, neighbours, exits, block.root, 0) - 1;
    if (on > first) {
      second = first;
      first = on;
    } else if (on > second) second = on;
  }
  best.path = Math.max(best.path, 1 + first + second);
  return first;
}

function bestInBlock(
  block: Block,
  neighbours: readonly (readonly number[])[],
  exits: ReadonlyMap<number, number>,
  atLeast: number,
): number {
  let best = atLeast;
  for (const start of block.nodes) {
    const before = exits.get(start) ?? 0;
    best = Math.max(best, before + searchFrom(block, neighbours, exits, start, best - before));
  }
  return best;
}

/** The most nodes on a path that starts here, stays in the block and then takes one exit; `atLeast` when there is none better. */
function searchFrom(
  { nodes }: Block,
  neighbours: readonly (readonly number[])[],
  exits: ReadonlyMap<number, number>,
  start: number,
  atLeast: number,
): number {
  const free = new Set(nodes);
  let best = atLeast;
  const walk = (node: number, length: number): void => {
    best = Math.max(best, length + (node === start ? 0 : (exits.get(node) ?? 0)));
    free.delete(node);
    if (length + reach(node, neighbours, free, exits) > best) {
      for (const next of neighbours[node]) if (free.has(next)) walk(next, length + 1);
    }
    free.add(node);
  };
  walk(start, 1);
  return best;
}

/** No path from here can gain more: all free nodes in reach, and the best exit among them. */
function reach(
  node: number,
  neighbours: readonly (readonly number[])[],
  free: ReadonlySet<number>,
  exits: ReadonlyMap<number, number>,
): number {
  const seen = new Set<number>();
  const queue = [node];
  let exit = 0;
  for (let i = 0; i < queue.length; i++) {
    for (const next of neighbours[queue[i]]) {
      if (!free.has(next) || seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
      exit = Math.max(exit, exits.get(next) ?? 0);
    }
  }
  return seen.size + exit;
}
