import './branches.css';
import { plain } from '@luftschloss/words';
import { Suspense, useMemo, useState } from 'react';
import { gameName } from '../games/index.ts';
import { useGame } from '../games/loading.ts';
import { NAMELESS } from '../shell/nameless.ts';
import { Shell } from '../shell/Shell.tsx';
import { useLanguage } from '../words/language.ts';
import { BranchList, Trunk } from './BranchList.tsx';
import { dropBranch, keepBranch } from './branch-shelf.ts';
import { SideBySide } from './SideBySide.tsx';
import type { Compared } from './side-by-side.ts';
import { allNodes, type Tree, treeOf, treesOf } from './tree.ts';

/** Games that were left and played on: all trees, or one of them with what can be compared. */
export default function BranchesPage({ origin }: { origin: string }) {
  const { page } = useLanguage().words.branches;
  const [, refresh] = useState(0);
  const again = (): void => refresh((count) => count + 1);
  const trees = origin ? [treeOf(localStorage, origin)].filter((tree) => tree !== null) : treesOf(localStorage);
  return (
    <Shell title={page.title()} page="branches">
      <p className="intro">{trees.length === 0 ? page.none() : page.intro()}</p>
      {trees.map((tree) => (
        <TreeSheet key={tree.id} tree={tree} whole={origin !== ''} changed={again} />
      ))}
    </Shell>
  );
}

interface TreeSheetProps {
  tree: Tree;
  whole: boolean; // with comparison
  changed(): void;
}

function TreeSheet({ tree, whole, changed }: TreeSheetProps) {
  const language = useLanguage();
  const { page } = language.words.branches;
  const nodes = allNodes(tree.nodes);
  const record = tree.record ?? nodes.find((node) => node.record)?.record;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set()); // out of the comparison
  if (!record) return null;
  const choose = (id: string, chosen: boolean): void => setLeft(new Set(chosen ? [...left].filter((each) => each !== id) : [...left, id]));
  const others = record.seats.filter(({ bot }) => bot !== undefined).map(({ name }) => name);
  const title = plain(language.said.branches.page.game({ game: gameName(record.game, language), others }));
  const comparing = { left, choose: whole ? choose : null };
  return (
    <section className="tree sheet" aria-label={title}>
      <h2>{whole ? title : <a href={`#/branches/${tree.id}`}>{title}</a>}</h2>
      <Trunk tree={tree} comparing={comparing} />
      <BranchList
        nodes={tree.nodes}
        comparing={comparing}
        rename={(branch, name) => {
          keepBranch(localStorage, { ...branch, name });
          changed();
        }}
        drop={({ id }) => {
          dropBranch(localStorage, id);
          changed();
        }}
      />
      {whole ? <Comparison tree={tree} left={left} /> : <a href={`#/branches/${tree.id}`}>{page.compare()}</a>}
    </section>
  );
}

/** The original first, then whatever was not left out. */
function Comparison({ tree, left }: { tree: Tree; left: ReadonlySet<string> }) {
  const { words } = useLanguage();
  const { page } = words.branches;
  const nodes = allNodes(tree.nodes);
  const [first] = nodes;
  const game = tree.record?.game ?? first?.record?.game ?? '';
  const [seat, setSeat] = useState(() => Math.max(0, first?.branch.seats.findIndex(({ bot }) => bot === undefined) ?? 0));
  const loaded = useGame(game);
  const chosen = [...left].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tree is read anew whenever something of it has changed.
  const games = useMemo((): Compared[] => {
    const root = tree.record ? [{ id: tree.id, title: page.original(), record: tree.record }] : [];
    const grown = nodes.flatMap(({ branch, record }) => (record ? [{ id: branch.id, title: branch.name, record }] : []));
    return [...root, ...grown].filter(({ id }) => !left.has(id));
  }, [tree, chosen, page]);
  const seats = tree.record?.seats ?? first?.branch.seats ?? [];
  if (!loaded) return null;
  return (
    <>
      <label className="whose">
        {page.whose()}{' '}
        <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
          {seats.map(({ name }, each) => (
            <option key={name} value={each}>
              {name === NAMELESS ? words.shell.person.you() : name}
            </option>
          ))}
        </select>
      </label>
      <Suspense>
        <SideBySide game={game} seat={seat} games={games} />
      </Suspense>
    </>
  );
}
