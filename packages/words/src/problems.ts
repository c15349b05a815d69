import type { Fact, FactValue } from '@luftschloss/engine/kernel';
import { GAME_WORDINGS, wordingOf } from './games/index.ts';
import { codedWords, isFact, type Wording } from './games/wording.ts';
import type { Language } from './language.ts';
import { plain, type Said } from './said.ts';

/** Who else has words for a problem than the part `data`. */
export interface ProblemSpeakers {
  /** What a game says: those of the house unless a program has others. */
  wording?(game: string): Wording | null;
  /** Further messages by code. */
  readonly messages?: object;
}

/** What is wrong with something from outside, in words. */
export function problemText(language: Language, problem: Fact, speakers: ProblemSpeakers = {}): string {
  return plain(problemWords(language, problem, speakers));
}

function problemWords(language: Language, problem: Fact, speakers: ProblemSpeakers): Said {
  const sections: object[] = [...Object.values(language.said.data), speakers.messages ?? {}];
  const section = sections.find((messages) => Object.hasOwn(messages, problem.code));
  if (!section) return [problem.code];
  const filled = ([name, value]: [string, FactValue]): [string, unknown] => {
    if (!isFact(value)) return [name, value];
    return [name, name === 'refusal' ? refusalWords(language, problem, value, speakers) : problemWords(language, value, speakers)];
  };
  const params = Object.fromEntries(Object.entries(problem.params ?? {}).map(filled));
  return codedWords(section, { code: problem.code, params } as Fact) ?? [];
}

/** Why the rules forbid something: the game says that, or every game. */
function refusalWords(
  language: Language,
  { params = {} }: Fact,
  refusal: Fact,
  { wording = houseWording(language) }: ProblemSpeakers,
): Said {
  const { refusals } = language.said.common;
  const { game } = params;
  const spoken = typeof game === 'string' ? wording(game)?.refusal(refusal as never) : null;
  return codedWords(refusals, refusal) ?? spoken ?? refusals.unknown({ code: refusal.code });
}

function houseWording(language: Language): (game: string) => Wording | null {
  return (game) => (Object.hasOwn(GAME_WORDINGS, game) ? wordingOf(game, language) : null);
}
