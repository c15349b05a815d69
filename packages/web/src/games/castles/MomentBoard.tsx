import './styles/moment.css';
import { outlineOf, outlinePath } from '@luftschloss/drawing';
import {
  type ActionOf,
  type Castle,
  type CastlesAction,
  type CastlesView,
  formsOf,
  type PlacedTile,
  tileOf,
} from '@luftschloss/engine/castles';
import { useMemo } from 'react';
import { union } from '../../board/camera.ts';
import { DrawingBoard } from '../../board/DrawingBoard.tsx';
import { type MomentBoardProps, outcomesShown } from '../../review/moment-board.ts';
import { Ink } from '../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { useLanguage } from '../../words/language.ts';
import { drawnCastle, drawnRoom, extentOfRoom, extentOfRooms } from './castle-drawing.ts';

interface Ghost {
  readonly kind: 'played' | 'better';
  readonly tile: PlacedTile;
}

/** The castle of who decides: what was built lies on it in red, what would have been better in green. Prices are shown as a list. */
export default function MomentBoard({ seat, label, pictures, shown }: MomentBoardProps) {
  const { castle } = (pictures.view as CastlesView).seats[seat];
  const outcomes = outcomesShown(pictures, shown);
  const ghosts = useMemo(
    () =>
      outcomesShown(pictures, 'both').flatMap(({ kind, outcome }): Ghost[] =>
        placed(outcome.action as CastlesAction).map((tile) => ({ kind, tile })),
      ),
    [pictures],
  );
  const extent = useMemo(() => ghosts.map(({ tile }) => extentOfRoom(tile)).reduce(union, extentOfRooms(castle)), [castle, ghosts]);
  const visible = ghosts.filter(({ kind }) => outcomes.some((each) => each.kind === kind));
  const priced = outcomes.filter(({ outcome }) => outcome.action.type === 'price');
  return (
    <div className="moment-board" data-style="castles-moment">
      <DrawingBoard label={label} extent={extent} of="moment" margin={1.4}>
        {(drawn) => <Drawn castle={castle} ghosts={visible} size={drawn} />}
      </DrawingBoard>
      {priced.length > 0 && <Prices columns={priced.map(({ kind, outcome }) => ({ kind, action: outcome.action as ActionOf<'price'> }))} />}
    </div>
  );
}

function placed(action: CastlesAction): PlacedTile[] {
  return 'tile' in action && 'x' in action && 'r' in action ? [action as PlacedTile] : [];
}

function Drawn({ castle, ghosts, size }: { castle: Castle; ghosts: readonly Ghost[]; size: number }) {
  const theme = useDrawingTheme();
  const language = useLanguage();
  const look = useMemo(() => ({ cellSize: size, theme, language, prefix: 'moment-' }), [size, theme, language]);
  const picture = useMemo(() => drawnCastle(castle, look), [castle, look]);
  return (
    <svg width="1" height="1" aria-hidden="true">
      <g transform={`translate(${picture.extent.left * size} ${picture.extent.top * size})`}>
        <Ink svg={picture.svg} />
      </g>
      {ghosts.map(({ kind, tile: { tile, x, y, r, level = null } }) => (
        <g key={kind} className={`ghost ${kind}`} transform={`translate(${x * size} ${y * size})`} data-testid={`ghost-${kind}`}>
          <Ink svg={drawnRoom(tile, r, level, look)} />
          <path className="rim" d={outlinePath(outlineOf(formsOf(tileOf(tile), level)[r]), size)} />
        </g>
      ))}
    </svg>
  );
}

interface PricesProps {
  columns: readonly { readonly kind: 'played' | 'better'; readonly action: ActionOf<'price'> }[];
}

/** The rooms of the market with their prices, the dearest first. */
function Prices({ columns }: PricesProps) {
  const { term, words, locale } = usePriceWords();
  const [first] = columns;
  const rooms = [...first.action.prices].sort((a, b) => b.price - a.price).map(({ tile }) => tile);
  return (
    <table className="prices sheet">
      <thead>
        <tr>
          <td />
          {columns.map(({ kind }) => (
            <th key={kind} scope="col" className={kind}>
              {words.review.moment[kind]()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rooms.map((tile) => (
          <tr key={tile}>
            <th scope="row">{term('castles.room', tile)}</th>
            {columns.map(({ kind, action }) => (
              <td key={kind}>{locale.format(action.prices.find((each) => each.tile === tile)?.price ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function usePriceWords() {
  const language = useLanguage();
  const locale = useMemo(() => new Intl.NumberFormat(language.id), [language.id]);
  return { term: language.term, words: language.words, locale };
}
