import { drawBetweenBack, drawBetweenCastle } from '@luftschloss/drawing';
import { type BetweenView, buildersOf, type CastleIndex, castlesOf, isTile, scoreCastle, steward } from '@luftschloss/engine/between';
import { memo, useMemo } from 'react';
import { Score } from '../../board/Score.tsx';
import { Drawing } from '../../shell/Drawing.tsx';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { useLanguage } from '../../words/language.ts';
import type { Pointed } from './Boards.tsx';
import type { Position } from './hold.ts';
import { type Seating, standingOf } from './seating.ts';
import { TilePicture } from './TilePicture.tsx';
import { useSpeech } from './useSpeech.ts';

interface StripProps {
  view: BetweenView;
  seating: Seating;
  names: readonly string[];
  toAct: readonly number[];
  pointed: Pointed | null;
  watched: number | null; // a castle that is looked at
  watch(castle: number): void;
  sit: ((builder: number) => void) | null; // onlookers may sit anywhere
}

/** The far side of the table: everybody else, and the castles between them. */
export const Strip = memo(function Strip({ view, seating, names, toAct, pointed, watched, watch, sit }: StripProps) {
  const say = useSpeech();
  const builtBy = (castle: CastleIndex): string => {
    const [first, second] = buildersOf(view, castle);
    return say.words.builtBy({ first: names[first], second: names[second] });
  };
  return (
    <ol className="strip sheet" aria-label={say.words.aroundTable()} data-builders={view.builders}>
      {seating.far.flatMap(({ builder, castle }) => [
        <li key={`builder ${builder}`} className={`far-builder ${toAct.includes(builder) ? 'acting' : ''}`}>
          <FarBuilder view={view} builder={builder} name={names[builder]} sit={sit} />
        </li>,
        ...(castle === null
          ? []
          : [
              <li key={`castle-${castle}`} className="far-castle">
                <button
                  type="button"
                  className="quiet"
                  data-sign={`castle:${castle}`}
                  data-castle={castle}
                  aria-pressed={watched === castle}
                  onClick={() => watch(castle)}
                >
                  <CastleMini view={view} castle={castle} lit={pointed?.castle === castle ? pointed.cells : NONE} />
                  <span className="far-words" aria-hidden="true">
                    <strong title={say.castle(castle)}>{say.castle(castle)}</strong>
                    <small title={builtBy(castle)}>{builtBy(castle)}</small>
                  </span>
                  <span className="visually-hidden">
                    {say.words.lookAtCastle({ castle: say.castle(castle), total: scoreCastle(view.castles[castle]).total })}
                  </span>
                  <span aria-hidden="true">
                    <Score seat={castle} value={scoreCastle(view.castles[castle]).total} />
                  </span>
                </button>
              </li>,
            ]),
      ])}
    </ol>
  );
});

const NONE: readonly Position[] = [];

export function CastleMini({
  view,
  castle,
  lit,
  scale = 0.1,
}: {
  view: BetweenView;
  castle: number;
  lit: readonly Position[];
  scale?: number;
}) {
  const theme = useDrawingTheme();
  const language = useLanguage();
  const built = view.castles[castle];
  const svg = useMemo(
    () => drawBetweenCastle(built, { theme, language, bare: true, scale, marked: lit }),
    [built, theme, language, lit, scale],
  );
  return <Drawing className="mini" svg={svg} />;
}

interface FarBuilderProps {
  view: BetweenView;
  builder: number;
  name: string;
  sit: StripProps['sit'];
}

function FarBuilder({ view, builder, name, sit }: FarBuilderProps) {
  const say = useSpeech();
  const score = standingOf(view, builder);
  return (
    <>
      {sit ? (
        <button type="button" className="quiet sit" data-sign={`seat:${builder}`} onClick={() => sit(builder)}>
          <SeatBadge seat={builder} size={34} />
          <span className="visually-hidden">{say.words.sitBeside({ name })}</span>
        </button>
      ) : (
        <span className="seat-figure" data-sign={`seat:${builder}`}>
          <SeatBadge seat={builder} size={34} />
        </span>
      )}
      <span className="far-words">
        <strong title={name}>{name}</strong>
        <Doing view={view} builder={builder} />
      </span>
      <b className="standing" data-sign={`standing:${builder}`}>
        <span aria-hidden="true">{score}</span>
        <span className="visually-hidden">{say.words.soFar({ name, score })}</span>
      </b>
    </>
  );
}

/** What a builder is doing, in a word or as tiles. */
function Doing({ view, builder }: { view: BetweenView; builder: number }) {
  const say = useSpeech();
  const theme = useDrawingTheme();
  const back = useMemo(() => drawBetweenBack(theme), [theme]);
  if (builder >= view.seats) return <LudwigsTiles view={view} />;
  if (view.phase === 'assign') return <small>{builder === steward(view, view.round) ? say.words.assigning() : ''}</small>;
  if (view.phase === 'choose') {
    if (!view.hasChosen[builder]) return <small>{say.words.choosing()}</small>;
    return (
      <small className="has-chosen" data-sign="back">
        <Drawing className="back" svg={back} />
        <Drawing className="back" svg={back} /> <span className="chosen-words">{say.words.hasChosen()}</span>
      </small>
    );
  }
  if (view.phase === 'over') return null;
  if (castlesOf(view, builder).some((castle) => view.waiting[castle]?.by === builder)) return <small>{say.words.takingBonus()}</small>;
  const tiles = view.revealed[builder];
  if (tiles.length === 0)
    return (
      <small>
        ✓ <span className="done-words">{say.words.allPlaced()}</span>
      </small>
    );
  return (
    <small className="to-place">
      {tiles.filter(isTile).map((tile) => (
        <TilePicture key={tile} tile={tile} width={32} />
      ))}
      <span className="visually-hidden">{say.words.toPlace({ tiles: tiles.map((tile) => say.tile(tile)) })}</span>
    </small>
  );
}

function LudwigsTiles({ view }: { view: BetweenView }) {
  const say = useSpeech();
  return (
    <small className="to-place">
      {view.ludwigTiles.map(({ tile }) => (
        <TilePicture key={tile} tile={tile} width={32} />
      ))}
      <span className="visually-hidden">{say.words.toPlace({ tiles: view.ludwigTiles.map(({ tile }) => say.tile(tile)) })}</span>
    </small>
  );
}
