import { KeysHelp as Help, type KeyRow } from '../../table/KeysHelp.tsx';
import { type Speech, useSpeech } from './speech.ts';

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

export function KeysHelp({ close }: { close(): void }) {
  const say = useSpeech();
  const { keys } = say.words;
  return <Help title={keys.title()} rows={keysOf(say)} mouse={keys.byMouse()} closeLabel={keys.close()} close={close} />;
}
