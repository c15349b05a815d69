import { KeysHelp as Help } from '../../table/KeysHelp.tsx';
import { useWords } from '../../words/language.ts';
import { KEYS } from './keys.ts';

export function KeysHelp({ close }: { close(): void }) {
  const say = useWords()['castles-table'];
  const rows = KEYS.map(({ keys, does }) => ({ keys, words: say.keys[does]() }));
  return <Help title={say.keys.title()} rows={rows} mouse={say.keys.mouse()} closeLabel={say.close()} close={close} />;
}
