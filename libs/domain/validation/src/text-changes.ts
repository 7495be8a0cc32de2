/** A piece of a text, by its first character and the one after its last (UTF-16 units), and what stands in its place now. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Head of a text that is compared by itself: a draft begins with the time of its last key, and the key was typed far below. */
const HEAD = 64;

/** From the first character that differs to the last, in a text of which `offset` characters come before. */
function span(before: string, after: string, offset: number): TextChange[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let begin = 0;
  while (begin < shorter && before[begin] === after[begin]) begin += 1;
  let end = 0;
  while (end < shorter - begin && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return [{ from: offset + begin, to: offset + before.length - end, text: after.slice(begin, after.length - end) }];
}

/** What makes `after` of `before`: one change in its head and one below at most. */
export function textChanges(before: string, after: string): TextChange[] {
  return [
    ...span(before.slice(0, HEAD), after.slice(0, HEAD), 0),
    ...span(before.slice(HEAD), after.slice(HEAD), Math.min(HEAD, before.length)),
  ];
}

/** The text with its changes; undefined where they do not lie in it one after the other. */
export function withTextChanges(before: string, changes: readonly TextChange[]): string | undefined {
  const pieces: string[] = [];
  let at = 0;
  for (const { from, to, text } of changes) {
    if (from < at || to < from || to > before.length) return undefined;
    pieces.push(before.slice(at, from), text);
    at = to;
  }
  return pieces.join('') + before.slice(at);
}
