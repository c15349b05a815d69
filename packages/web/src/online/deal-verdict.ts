import { type Fact, parseRecord, replay, type Viewer } from '@luftschloss/engine/kernel';
import { checkDeal } from '@luftschloss/protocol';
import { type Language, problemText } from '@luftschloss/words';
import { rulesOf } from '../games/index.ts';
import type { DealMemory } from './deal.ts';

export interface DealVerdict {
  readonly kept: boolean;
  readonly say: (language: Language) => string;
}

/** What a finished game's record proves, and whether that is what this browser saw. */
export function judgeDeal(value: unknown, memory: DealMemory | null, seat: Viewer): DealVerdict {
  const record = parseRecord(value);
  if (!record.ok) return unproved(record.problem);
  const proved = checkDeal(record.value);
  if (!proved.ok) return unproved(proved.problem);
  const rules = rulesOf(record.value.game);
  if (!rules) return broken(({ words }) => words.online.deal.unknownGame());
  const replayed = replay(rules, record.value);
  if (!replayed.ok) return unproved(replayed.problem);
  const { commitment, contributions } = proved.value;
  if (memory && memory.commitment !== commitment) return broken(({ words }) => words.online.deal.otherCommitment());
  if (memory && seat !== null && contributions[seat] === memory.contribution) {
    return { kept: true, say: ({ words }) => words.online.deal.fair() };
  }
  const count = contributions.filter((contribution) => contribution !== null).length;
  return { kept: true, say: ({ words: { online } }) => (count === 0 ? online.deal.alone() : online.deal.others({ count })) };
}

function broken(say: DealVerdict['say']): DealVerdict {
  return { kept: false, say };
}

function unproved(problem: Fact): DealVerdict {
  return broken((language) => language.words.online.deal.unproved({ problem: problemText(language, problem) }));
}
