import { useState } from 'react';
import { DealCheck } from '../online/DealCheck.tsx';
import { go } from '../shell/route.ts';
import type { TableSnapshot } from './link.ts';
import { playAgain } from './play-again.ts';

/** After the game: the same people once more, one seat further. */
export function AfterTheEnd({ table }: { table: TableSnapshot }) {
  const [problem, setProblem] = useState<string | null>(null);
  const online = table.connection !== 'local';
  const again = (): void => {
    playAgain(table).then(go, (error: Error) => setProblem(error.message));
  };
  if (online && table.viewer === null) {
    return table.rematch ? (
      <p className="request sheet">
        They play again. <a href={`#/online/${table.rematch}`}>Go and watch</a>
      </p>
    ) : null;
  }
  return (
    <p className="request sheet" role="status">
      {table.rematch ? 'The others are at the next table already.' : 'The game is over. Once more, with everybody one seat further?'}
      <button type="button" className="primary" onClick={again}>
        {table.rematch ? 'Join the rematch' : 'Play again'}
      </button>
      <a className="button quiet" href="#/">
        Entrance hall
      </a>
      {online && <DealCheck table={table} />}
      {problem}
    </p>
  );
}
