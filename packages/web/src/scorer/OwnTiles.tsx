import './own-tiles.css';
import type { OwnTileLibrary, OwnTilesFile, TableFile } from '@luftschloss/engine/kernel';
import { OWN_TILES_FORMAT } from '@luftschloss/engine/kernel';
import { problemText } from '@luftschloss/words';
import { type ChangeEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../words/language.ts';
import type { GameScorer } from './game-scorer.ts';
import { MOST_BYTES } from './reading.ts';
import { save } from './saving.ts';
import { keepOwnTiles } from './shelf.ts';

interface OwnTilesProps {
  scorer: GameScorer;
  table: TableFile;
  own: readonly string[]; // ids
  lies(tile: string): boolean; // on the table: it is not forgotten
  change(own: string[]): void;
  take(tile: string): void;
  close(): void;
}

/** Tiles that somebody describes as they are printed: kept in this browser, and handed on as a small file. */
export default function OwnTiles({ scorer, table, own, lies, change, take, close }: OwnTilesProps) {
  const language = useLanguage();
  const { words } = language;
  const { game } = table;
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [described, setDescribed] = useState(0); // by now: each begins with an empty form
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (described > 0) dialog.current?.querySelector('.own-list')?.scrollIntoView({ block: 'nearest' });
  }, [described]);
  const library = scorer.tables.ownTiles;
  const Form = scorer.OwnTileForm;
  if (!library || !Form) return null;
  const keep = (ids: readonly string[]): void => {
    setProblem(keepOwnTiles(localStorage, game, ids) ? null : words.scorer.problems.noRoom());
    change([...new Set(ids)]);
  };
  const describe = (tile: object): void => {
    const read = library.read(fileOf(game, [tile]));
    if (read.ok) {
      keep([...own, library.idOf(read.value.tiles[0])]);
      setDescribed(described + 1);
    } else setProblem(problemText(language, read.problem));
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    if (file.size > MOST_BYTES) return setProblem(words.scorer.problems.tooLarge());
    const read = readText(library, await file.text());
    if (!read) return setProblem(words.scorer.problems.noJson());
    if (!read.ok) return setProblem(problemText(language, read.problem));
    keep([...own, ...read.value.tiles.map((tile) => library.idOf(tile))]);
  };
  const tiles = own.flatMap((id) => library.describe(id) ?? []);
  const text = (): string => `${JSON.stringify(fileOf(game, tiles), null, 2)}\n`;
  return (
    <dialog ref={dialog} className="confirm-dialog sheet own-tiles" aria-label={words.scorer.own.title()} onClose={close}>
      <h2>{words.scorer.own.title()}</h2>
      <p className="small">{words.scorer.own.text()}</p>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <Suspense>
        <Form key={described} table={table} take={describe} cancel={() => dialog.current?.close()} />
      </Suspense>
      {own.length > 0 && (
        <KeptTiles scorer={scorer} own={own} lies={lies} take={take} remove={(id) => keep(own.filter((each) => each !== id))} />
      )}
      <p className="actions">
        {own.length > 0 && (
          <button type="button" onClick={() => save(`${game}-tiles.json`, 'application/json', text())}>
            {words.scorer.own.save()}
          </button>
        )}
        <label className="button">
          {words.scorer.own.open()}
          <input type="file" className="visually-hidden" accept=".json,application/json" onChange={open} />
        </label>
        <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
          {words.scorer.own.close()}
        </button>
      </p>
    </dialog>
  );
}

interface KeptTilesProps extends Pick<OwnTilesProps, 'scorer' | 'own' | 'lies' | 'take'> {
  remove(tile: string): void;
}

function KeptTiles({ scorer, own, lies, take, remove }: KeptTilesProps) {
  const language = useLanguage();
  const { own: words } = language.words.scorer;
  return (
    <section aria-label={words.kept()}>
      <h3>{words.kept()}</h3>
      <ul className="own-list">
        {own.map((id) => (
          <li key={id}>
            <b>{scorer.searched(id, language).name}</b>
            {lies(id) ? (
              <span className="small">{words.lies()}</span>
            ) : (
              <>
                <button type="button" onClick={() => take(id)}>
                  {words.takeUp()}
                </button>
                <button type="button" className="quiet" onClick={() => remove(id)}>
                  {words.remove()}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function fileOf(game: string, tiles: readonly object[]): object {
  return { format: OWN_TILES_FORMAT, game, tiles };
}

function readText(library: OwnTileLibrary, text: string): ReturnType<OwnTileLibrary['read']> | null {
  try {
    return library.read(JSON.parse(text) as OwnTilesFile);
  } catch {
    return null;
  }
}
