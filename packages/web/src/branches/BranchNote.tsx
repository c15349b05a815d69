import './branch-note.css';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';
import { loadBranch } from './branch-shelf.ts';

/** At the table of a branch: that it is one, and the way back. */
export default function BranchNote({ id }: { id: string }) {
  const { said } = useLanguage();
  const branch = loadBranch(localStorage, id);
  if (!branch) return null;
  const note = branch.drawn ? said.branches.note.drawn : said.branches.note.same;
  return (
    <p data-style="branch-note" data-testid="branch-note">
      <Said
        of={note({ name: branch.name })}
        elements={{ name: (inside) => <b>{inside}</b>, tree: (inside) => <a href={`#/branches/${branch.origin}`}>{inside}</a> }}
      />
    </p>
  );
}
