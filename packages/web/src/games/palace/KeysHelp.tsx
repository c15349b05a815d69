import { KeysHelp as Help } from '../../table/KeysHelp.tsx';
import { keysOf } from './keys.ts';
import { useTexts } from './useTexts.ts';

export function KeysHelp({ close }: { close(): void }) {
  const texts = useTexts();
  return <Help title={texts.keys} rows={keysOf(texts)} mouse={texts.mouseHelp} closeLabel={texts.close} close={close} />;
}
