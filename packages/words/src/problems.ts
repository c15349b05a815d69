import type { Fact, FactValue } from '@luftschloss/engine/kernel';
import { GAME_WORDINGS, wordingOf } from './games/index.ts';
import { codedWords, isFact, type Wording } from './games/wording.ts';
import type { Language } from './language.ts';
import { plain, type Said } from './said.ts';

/** What is wrong with something from outside, in words. `wording` is for games that are in no table of the house. */
export function problemText(language: Language, problem: Fact, wording: Wording | null = null): string {
  return plain(problemWords(language, problem, wording));
}

function problemWords(language: Language, problem: Fact, wording: Wording | null): Said {
  const { data } = language.said;
  const section = Object.values(data).find((messages) => Object.hasOwn(messages, problem.code));
  const { game } = problem.params ?? {};
  const inGame = typeof game === 'string' && Object.hasOwn(GAME_WORDINGS, game) ? wordingOf(game, language) : wording;
  const filled = ([name, value]: [string, FactValue]): [string, unknown] => {
    if (!isFact(value)) return [name, value];
    return [name, name === 'reason' ? refusalWords(language, value, inGame) : problemWords(language, value, wording)];
  };
  const params = Object.fromEntries(Object.entries(problem.params ?? {}).map(filled));
  return section ? (codedWords(section, { code: problem.code, params } as Fact) ?? []) : [problem.code];
}

/** Why the rules forbid something: the game says that, or every game. */
function refusalWords({ said: { common } }: Language, refusal: Fact, wording: Wording | null): Said {
  return codedWords(common.refusals, refusal) ?? wording?.refusal(refusal as never) ?? common.refusals.unknown({ code: refusal.code });
}
