import type { TableFile, TilePreview } from '@luftschloss/engine/kernel';
import { plain, scoreNamesOf, sheetMisfit, sheetReason } from '@luftschloss/words';
import { signed } from '../board/signed.ts';
import { useLanguage } from '../words/language.ts';
import { foretell, foretoldPoints } from './foretelling.ts';
import type { GameScorer } from './game-scorer.ts';

interface ForetoldLinesProps {
  scorer: GameScorer;
  table: TableFile;
  tab: number;
  tile: string;
  preview: TilePreview | null;
  isNowhere: boolean; // it has no place on what is entered
}

/** Why the tile in hand would bring that, or why it cannot be there. */
export function ForetoldLines({ scorer, table, tab, tile, preview, isNowhere }: ForetoldLinesProps) {
  const language = useLanguage();
  const { foretold } = language.words.scorer;
  const called = scoreNamesOf(table.game, language);
  const nameOf = (id: string): string => scorer.searched(id, language).name;
  if (!preview) return null;
  if (!preview.legal)
    return (
      <div className="foretold" role="status" data-testid="foretold">
        {isNowhere && <p>{foretold.nowhere()}</p>}
        <p className="problem">
          {plain(sheetMisfit(language, table.game, { tile: scorer.isPiece?.(tile) ? null : 0, piece: tile, refusal: preview.refusal }))}
        </p>
      </div>
    );
  const { gains } = preview;
  const { lines, completed, rest } = foretell(preview, tab);
  return (
    <div className="foretold" role="status" data-testid="foretold">
      <ul>
        {lines.map(({ points, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same reason may be given twice.
          <li key={index}>
            <b className={points < 0 ? 'loss' : ''}>{signed(points)}</b> {plain(sheetReason(language, table.game, reason))}
          </li>
        ))}
        {completed.map(({ number, id, points }) => (
          <li key={`completed-${number}`}>
            {points !== null && points !== 0 && <b>{signed(points)} </b>}
            {points === null ? foretold.completesByChoice({ room: nameOf(id) }) : foretold.completes({ room: nameOf(id) })}
          </li>
        ))}
        {rest.map(({ category, points }) => (
          <li key={category}>
            <b className={points < 0 ? 'loss' : ''}>{signed(points)}</b> {called.category(category)}
          </li>
        ))}
        {gains.map(({ seat, fact }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same swan may be gained twice.
          <li key={`gain-${index}`}>
            {foretold.swan({
              who: table.players[seat]?.name ?? '',
              color: language.term('palace.swan', String(fact.params?.['colour'] ?? '')),
            })}
          </li>
        ))}
        {lines.length + completed.length + gains.length === 0 && foretoldPoints(preview, tab) === 0 && <li>{foretold.nothing()}</li>}
      </ul>
    </div>
  );
}
