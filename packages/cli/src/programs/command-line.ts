/** `python3 "my bot.py" --deep` in its words. No shell looks at it: quotation marks keep words together, and nothing else has a meaning. `null`: one is not closed. */
export function commandWords(text: string): readonly string[] | null {
  const words: string[] = [];
  for (const piece of text.matchAll(PIECES)) {
    const [whole] = piece;
    if (!COMPLETE.test(whole)) return null;
    words.push(whole.replace(QUOTED, (_, double: string | undefined, single: string | undefined) => double ?? single ?? ''));
  }
  return words;
}

const QUOTED = /"([^"]*)"|'([^']*)'/g;
const PIECES = /(?:"[^"]*"?|'[^']*'?|[^\s"'])+/g;
const COMPLETE = /^(?:"[^"]*"|'[^']*'|[^\s"'])+$/;

/** Splits at commas that stand in no quotation marks. */
export function listItems(text: string): readonly string[] {
  return (text.match(/(?:"[^"]*"?|'[^']*'?|[^,"'])+|(?<=^|,)(?=,|$)/g) ?? ['']).map((item) => item.trim());
}
