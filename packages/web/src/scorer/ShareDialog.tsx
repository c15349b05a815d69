import type { TableFile } from '@luftschloss/engine/kernel';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../words/language.ts';
import type { GameScorer } from './game-scorer.ts';
import { asPng, pictureOf } from './picture.ts';
import { save } from './saving.ts';
import { toLink } from './share-link.ts';

interface ShareDialogProps {
  scorer: GameScorer;
  table: TableFile;
  tab: number;
  close(): void;
}

/** A table as a link, a file, a picture or on paper. Nothing of it goes to a server. */
export default function ShareDialog({ scorer, table, tab, close }: ShareDialogProps) {
  const language = useLanguage();
  const { share } = language.words.scorer;
  const dialog = useRef<HTMLDialogElement>(null);
  const [link, setLink] = useState('');
  const [copied, setCopied] = useState<boolean | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    toLink(table).then(
      (data) => setLink(`${location.origin}${location.pathname}#/score/link/${data}`),
      () => setLink(''),
    );
  }, [table]);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  const mark = (): void => {
    field.current?.select();
    setCopied(false);
  };
  return (
    <dialog ref={dialog} className="confirm-dialog sheet share" aria-label={share.title()} onClose={close}>
      <h2>{share.title()}</h2>
      <p>{share.link()}</p>
      <p className="copying">
        <input
          ref={field}
          className="invitation"
          readOnly
          value={link}
          aria-label={share.linkName()}
          data-testid="link"
          onFocus={({ target }) => target.select()}
        />
        <button type="button" disabled={link === ''} onClick={() => copy().catch(mark)}>
          {copied ? share.copied() : share.copy()}
        </button>
      </p>
      {copied === false && (
        <p className="small" role="status">
          {share.byHand()}
        </p>
      )}
      <Files scorer={scorer} table={table} tab={tab} />
      <p className="small">{share.fileHelp()}</p>
      <p className="actions">
        <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
          {share.close()}
        </button>
      </p>
    </dialog>
  );
}

function Files({ scorer, table, tab }: Pick<ShareDialogProps, 'scorer' | 'table' | 'tab'>) {
  const language = useLanguage();
  const { share } = language.words.scorer;
  const name = `${table.game}-${table.players.map((player) => player.name).join('-')}`.replace(/[^\p{L}\d-]+/gu, '-').slice(0, 60);
  const title = scorer.tabs(table, language)[tab]?.title ?? '';
  const svg = (): string => pictureOf(scorer, table, tab, language);
  const castle = scorer.tables.toBoard(table, tab);
  return (
    <p className="actions">
      <button type="button" onClick={() => save(`${name}.json`, 'application/json', `${JSON.stringify(table, null, 2)}\n`)}>
        {share.file()}
      </button>
      {castle.ok && !scorer.oneBoard && (
        <button
          type="button"
          onClick={() => save(`${name}-${tab + 1}.json`, 'application/json', `${JSON.stringify(castle.value, null, 2)}\n`)}
        >
          {share.castleFile({ name: title })}
        </button>
      )}
      <button type="button" onClick={() => save(`${name}-${tab + 1}.svg`, 'image/svg+xml', svg())}>
        {share.svg()}
      </button>
      <button type="button" onClick={() => asPng(svg()).then((png) => save(`${name}-${tab + 1}.png`, 'image/png', png))}>
        {share.png()}
      </button>
      <button type="button" onClick={() => print()}>
        {share.print()}
      </button>
    </p>
  );
}
