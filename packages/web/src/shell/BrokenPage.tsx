import { Component, type ReactNode } from 'react';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';
import { Shell } from './Shell.tsx';

interface Drawing {
  readonly failed: boolean;
  readonly address: string; // of what was drawn
}

/** Whatever goes wrong while a page is drawn ends here: the frame of the page stays, and the next address is tried afresh. */
export class Guarded extends Component<{ address: string; children: ReactNode }, Drawing> {
  override state: Drawing = { failed: false, address: this.props.address };

  static getDerivedStateFromProps({ address }: { address: string }, drawing: Drawing): Drawing | null {
    return address === drawing.address ? null : { failed: false, address };
  }

  static getDerivedStateFromError(): Pick<Drawing, 'failed'> {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <BrokenPage /> : this.props.children;
  }
}

/** A part of a page that did not come is asked for again only by a page that is loaded anew. */
function BrokenPage() {
  const { words, said } = useLanguage();
  const { title, again } = words.shell.broken;
  return (
    <Shell title={title()}>
      <p role="alert">
        <Said of={said.shell.broken.help()} elements={{ home: (inside) => <a href="#/">{inside}</a> }} />
      </p>
      <p className="actions">
        <button type="button" className="primary" onClick={() => location.reload()}>
          {again()}
        </button>
      </p>
    </Shell>
  );
}
