import { KeysHelp as Help, type HelpPart, type KeyRow } from '../../table/KeysHelp.tsx';
import { lazyWithWords } from '../../words/language.ts';
import type { Speech } from './speech.ts';
import { useSpeech } from './useSpeech.ts';

function keysOf({ words: { keys } }: Speech): readonly KeyRow[] {
  return [
    { keys: ['1', '…', '9'], words: keys.take() },
    { keys: ['←', '↑', '→', '↓'], words: keys.move() },
    { keys: ['N', '⇧N'], words: keys.next() },
    { keys: ['O'], words: keys.other() },
    { keys: ['⏎'], words: keys.confirm() },
    { keys: ['Esc'], words: keys.putBack() },
    { keys: ['Y', 'X'], words: keys.answer() },
    { keys: ['+', '−', '0'], words: keys.look() },
    { keys: ['?'], words: keys.help() },
  ];
}

const Legend = lazyWithWords(['signs', 'between-signs'], () => import('./Legend.tsx'));

export function KeysHelp({ first, close }: { first: HelpPart; close(): void }) {
  const say = useSpeech();
  const { keys } = say.words;
  return (
    <Help
      title={keys.title()}
      rows={keysOf(say)}
      mouse={keys.byMouse()}
      closeLabel={keys.close()}
      Legend={Legend}
      first={first}
      close={close}
    />
  );
}
