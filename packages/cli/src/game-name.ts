import type { Rules } from '@luftschloss/engine/kernel';
import type { Language } from '@luftschloss/words';

/** What a language calls a game; one that no catalogue knows is called as its rules are. */
export function gameName({ id, name }: Pick<Rules, 'id' | 'name'>, { term }: Language): string {
  const called = term('common.game', id);
  return called === id ? name : called;
}
