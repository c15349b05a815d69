import { KeysHelp as Help, type HelpPart } from '../../table/KeysHelp.tsx';
import { lazyWithWords } from '../../words/language.ts';
import { keysOf } from './keys.ts';
import { useTexts } from './useTexts.ts';

const Legend = lazyWithWords(['signs', 'palace-signs'], () => import('./Legend.tsx'));

export function KeysHelp({ first, close }: { first: HelpPart; close(): void }) {
  const texts = useTexts();
  return (
    <Help
      title={texts.keys}
      rows={keysOf(texts)}
      mouse={texts.mouseHelp}
      closeLabel={texts.close}
      Legend={Legend}
      first={first}
      close={close}
    />
  );
}
