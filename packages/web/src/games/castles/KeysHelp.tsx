import { KeysHelp as Help, type HelpPart } from '../../table/KeysHelp.tsx';
import { lazyWithWords, useWords } from '../../words/language.ts';
import { KEYS } from './keys.ts';

const Legend = lazyWithWords(['signs', 'castles-signs'], () => import('./Legend.tsx'));

export function KeysHelp({ first, close }: { first: HelpPart; close(): void }) {
  const say = useWords()['castles-table'];
  const rows = KEYS.map(({ keys, does }) => ({ keys, words: say.keys[does]() }));
  return (
    <Help
      title={say.keys.title()}
      rows={rows}
      mouse={say.keys.mouse()}
      closeLabel={say.close()}
      Legend={Legend}
      first={first}
      close={close}
    />
  );
}
