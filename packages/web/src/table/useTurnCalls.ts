import { useEffect, useRef } from 'react';
import { showNotice } from '../shell/notices.ts';
import { settingsNow } from '../shell/settings.ts';
import { play } from '../shell/sound.ts';
import { useWords } from '../words/language.ts';
import type { TableSnapshot } from './link.ts';
import { soundsBetween } from './table-sounds.ts';
import { isMyTurn } from './turns.ts';

/** Calls the viewer: by sounds, and by a notice of the browser while the tab is out of sight. Both only if they were asked for. */
export function useTurnCalls(table: TableSnapshot, game: string, question: string): void {
  const { head } = useWords().table;
  const before = useRef(table);
  useEffect(() => {
    const last = before.current;
    before.current = table;
    if (last === table) return;
    const { sound, notices } = settingsNow();
    if (sound) for (const each of soundsBetween(last, table)) play(each);
    if (notices && document.hidden && isMyTurn(table) && !isMyTurn(last)) {
      showNotice({ title: head.onTurn({ game }), text: question, tag: table.id, link: location.href });
    }
  }, [table, game, question, head]);
}
