import './gallery.css';
import { useMemo, useRef, useState } from 'react';
import { GAME_CARDS, gameCard } from '../games/index.ts';
import { Drawing } from '../shell/Drawing.tsx';
import { go } from '../shell/route.ts';
import { Shell } from '../shell/Shell.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import { useMedia } from '../shell/useMedia.ts';
import { useNear } from '../shell/useNear.ts';
import { useLanguage } from '../words/language.ts';
import { type Collection, chosenPieces, type Piece, type Wanted } from './collection.ts';
import { PieceDialog } from './PieceDialog.tsx';
import { useGallery } from './useGallery.ts';

const NOTHING: Wanted = { name: '', facets: {} };

/** Everything that the games are made of, by game and by kind. */
export default function Gallery({ game, collection, piece }: { game: string; collection: string; piece: string }) {
  const language = useLanguage();
  const { gallery } = language.words;
  const card = gameCard(game) ?? GAME_CARDS[0];
  const shown = useGallery(card.id);
  const current = shown?.collections.find(({ id }) => id === collection) ?? shown?.collections[0];
  const open = current?.pieces.find(({ id }) => id === piece);
  return (
    <Shell title={gallery.title()} page="gallery">
      <nav className="chips" aria-label={gallery.games()}>
        {GAME_CARDS.map(({ id, name }) => (
          <a key={id} className="button" href={`#/gallery/${id}`} aria-current={id === card.id ? 'page' : undefined}>
            {name(language)}
          </a>
        ))}
      </nav>
      {shown && current ? (
        <>
          <nav className="tabs" aria-label={gallery.kinds()}>
            {shown.collections.map(({ id, title }) => (
              <a key={id} href={`#/gallery/${card.id}/${id}`} aria-current={id === current.id ? 'true' : undefined}>
                {title}
              </a>
            ))}
          </nav>
          <Pieces key={`${card.id} ${current.id}`} game={card.id} collection={current} boards={shown.boards} />
          <p className="small">{gallery.counted({ games: shown.games, boards: shown.boards, when: Date.parse(shown.date) })}</p>
          {open && (
            <PieceDialog
              key={open.id}
              game={card.id}
              piece={open}
              boards={shown.boards}
              close={() => go(`#/gallery/${card.id}/${current.id}`)}
            />
          )}
        </>
      ) : (
        <p className="waiting">{gallery.loading()}</p>
      )}
    </Shell>
  );
}

function Pieces({ game, collection, boards }: { game: string; collection: Collection; boards: number }) {
  const { id: spoken, words } = useLanguage();
  const { gallery } = words;
  const [wanted, setWanted] = useState(NOTHING);
  const pieces = chosenPieces(collection, wanted, spoken);
  return (
    <>
      <div className="gallery-tools sheet">
        {collection.filters.map(({ id, title, values }) => (
          <label key={id}>
            {title}{' '}
            <select
              value={wanted.facets[id] ?? ''}
              data-filter={id}
              onChange={({ target }) => setWanted({ ...wanted, facets: { ...wanted.facets, [id]: target.value } })}
            >
              <option value="">{gallery.all()}</option>
              {values.map((value) => (
                <option key={value.id} value={value.id}>
                  {value.name}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label>
          {gallery.name()}{' '}
          <input type="search" value={wanted.name} onChange={({ target }) => setWanted({ ...wanted, name: target.value })} />
        </label>
        <span role="status" data-testid="found">
          {gallery.found({ count: pieces.length })}
        </span>
      </div>
      <ul className="gallery">
        {pieces.map((piece) => (
          <PieceCard key={piece.id} address={`#/gallery/${game}/${collection.id}/${piece.id}`} piece={piece} boards={boards} />
        ))}
      </ul>
    </>
  );
}

const CARD_WIDTH = 200;
const BESIDE_WIDTH = 116;
/** Where pictures stand beside their words. */
const BESIDE = '(max-width: 560px)';
const AHEAD = '600px';

function PieceCard({ address, piece, boards }: { address: string; piece: Piece; boards: number }) {
  const { gallery } = useLanguage().words;
  const theme = useDrawingTheme();
  const { id, name, lines, house, draw, built } = piece;
  const place = useRef<HTMLLIElement>(null);
  const near = useNear(place, AHEAD);
  const width = useMedia(BESIDE) ? BESIDE_WIDTH : CARD_WIDTH;
  const svg = useMemo(() => (near ? draw?.(theme, width, `g-${id}-`) : ''), [near, draw, theme, width, id]);
  return (
    <li ref={place}>
      <a className="sheet piece" href={address} data-piece={id}>
        {svg !== undefined && <Drawing svg={svg} />}
        <h2>{name}</h2>
        {house && <p className="house-made">{gallery.houseMade()}</p>}
        {lines.map((line) => (
          <p key={line} className="small">
            {line}
          </p>
        ))}
        {built !== null && <p className="small built">{gallery.built({ share: (100 * built) / boards })}</p>}
      </a>
    </li>
  );
}
