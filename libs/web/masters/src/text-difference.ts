import { diffArrays, diffWordsWithSpace } from 'diff';

/** A piece of a line: in both versions, or in one. */
export interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** A heading, paragraph, entry of a list or row of a table, with what became of it. */
export interface DifferenceLine {
  readonly kind: Piece['kind'] | 'changed';
  readonly pieces: readonly Piece[];
}

const lineElements = 'h1, h2, h3, h4, h5, h6, p, li, tr, pre, blockquote, div';

/** The words of a text, a line for each heading, paragraph, entry or row; the cells of a row apart. */
export function linesOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const rows: string[] = [];
  const walk = (node: Node, line: string[]): void => {
    if (node.nodeType === Node.TEXT_NODE) line.push(node.textContent ?? '');
    if (!(node instanceof Element)) return;
    if (node.matches('br')) line.push(' ');
    const inRow = node.closest('tr') !== null && !node.matches('tr');
    if (inRow || !node.matches(lineElements)) {
      node.childNodes.forEach((child) => walk(child, line));
      if (node.matches('td, th')) line.push(' | ');
      return;
    }
    const own: string[] = [];
    rows.push('');
    const place = rows.length - 1;
    node.childNodes.forEach((child) => walk(child, own));
    rows[place] = own.join('');
  };
  const loose: string[] = [];
  body.childNodes.forEach((child) => walk(child, loose));
  return [...rows, loose.join('')]
    .map((row) =>
      row
        .replace(/\s+/g, ' ')
        .replace(/( \| ?)+$/, '')
        .trim(),
    )
    .filter(Boolean);
}

const whole = (kind: Piece['kind'], text: string): DifferenceLine => ({ kind, pieces: [{ kind, text }] });

function changed(before: string, after: string): DifferenceLine {
  const pieces = diffWordsWithSpace(before, after).map(({ added, removed, value }): Piece => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
  return { kind: 'changed', pieces };
}

/** What became of each line from one version to the next, in the order of reading. */
export function differenceOf(before: string, after: string): DifferenceLine[] {
  const parts = diffArrays(linesOf(before), linesOf(after));
  return parts.flatMap(({ added, removed, value }, index) => {
    const [last, next] = [parts[index - 1], parts[index + 1]];
    if (!added && !removed) return value.map((text) => whole('same', text));
    // As many lines taken out as put in their place are those lines, changed.
    if (removed && next?.added && next.value.length === value.length)
      return value.map((text, at) => changed(text, next.value[at] ?? ''));
    if (added && last?.removed && last.value.length === value.length) return [];
    return value.map((text) => whole(added ? 'added' : 'removed', text));
  });
}
