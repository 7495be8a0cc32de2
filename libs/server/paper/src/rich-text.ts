import { Parser } from 'htmlparser2';

export interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
}

export type Align = 'left' | 'right' | 'center' | 'justify';

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly runs: readonly Run[]; readonly align: Align }
  /** `depth`: how many lists and quotations it stands in; `marker`: what stands before a list's entry. */
  | {
      readonly kind: 'paragraph';
      readonly runs: readonly Run[];
      readonly align: Align;
      readonly depth: number;
      readonly marker?: string;
    }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  /** A drawn signature: PNG. */
  | { readonly kind: 'picture'; readonly png: Buffer }
  | { readonly kind: 'rule' };

const PICTURE = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;

interface OpenList {
  readonly ordered: boolean;
  next: number;
}

const inlineStyles: Readonly<Record<string, keyof Omit<Run, 'text'>>> = {
  b: 'bold',
  strong: 'bold',
  th: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  s: 'strike',
};
const blocks = new Set([
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'li',
  'blockquote',
  'pre',
  'ul',
  'ol',
  'table',
  'caption',
  'tr',
  'td',
  'th',
]);
const inward = new Set(['ul', 'ol', 'blockquote']);

/**
 * The blocks of a sanitised text, for setting it on paper: headings, paragraphs, entries of lists
 * with their marker, tables by their cells' words. No word of the text is lost, whatever stands around it.
 */
export function blocksOf(html: string): Block[] {
  const reader = new RichTextReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: (name) => reader.close(name),
  });
  parser.end(html);
  return reader.end();
}

class RichTextReader {
  private readonly found: Block[] = [];
  private readonly path: { readonly name: string; readonly align: Align | undefined }[] = [];
  private readonly lists: OpenList[] = [];
  private runs: Run[] = [];
  private marker: string | undefined;
  private rows: string[][] | undefined;
  /** Of the table that is being read. */
  private pictures: Block[] = [];

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'br') return this.add('\n');
    if (name === 'hr') {
      this.flush();
      this.found.push({ kind: 'rule' });
      return;
    }
    if (name === 'img') return this.picture(attributes['src']);
    if (blocks.has(name) && !this.rows) this.flush();
    this.path.push({
      name,
      align: /text-align:\s*(left|right|center|justify)/.exec(attributes['style'] ?? '')?.[1] as Align | undefined,
    });
    if (name === 'ul' || name === 'ol')
      this.lists.push({ ordered: name === 'ol', next: Number(attributes['start']) || 1 });
    if (name === 'li') this.marker = this.nextMarker();
    if (name === 'table' && !this.rows) this.rows = [];
    if (name === 'tr') this.rows?.push([]);
  }

  text(text: string): void {
    this.add(this.within('pre') ? text : text.replace(/\s+/g, ' '));
  }

  close(name: string): void {
    if (!this.path.some((entry) => entry.name === name)) return;
    if (this.rows) this.closeInTable(name);
    else if (blocks.has(name)) this.flush();
    while (this.path.pop()?.name !== name);
    if (name === 'ul' || name === 'ol') this.lists.pop();
  }

  end(): Block[] {
    if (this.rows) this.closeInTable('table');
    this.flush();
    return this.found;
  }

  /** Words of a table are gathered by cell; a table within a table adds its rows to the outer one. */
  private closeInTable(name: string): void {
    const words = () =>
      this.taken()
        .map((run) => run.text)
        .join('')
        .trim();
    if (name === 'td' || name === 'th') (this.rows?.at(-1) ?? this.newRow()).push(words());
    if (name === 'caption' || name === 'tr') {
      const rest = words();
      if (rest) this.newRow().push(rest);
    }
    if (name !== 'table' || this.path.filter((entry) => entry.name === 'table').length > 1) return;
    const rest = words();
    const rows = (this.rows ?? []).filter((row) => row.length > 0);
    this.rows = undefined;
    if (rows.length > 0) this.found.push({ kind: 'table', rows });
    this.found.push(...this.pictures);
    this.pictures = [];
    if (rest)
      this.found.push({
        kind: 'paragraph',
        runs: [{ text: rest, bold: false, italic: false, underline: false, strike: false }],
        align: 'left',
        depth: 0,
      });
  }

  /** One within a table stands below it: cells are words. What is no PNG of the text itself is not fetched from anywhere. */
  private picture(source = ''): void {
    const [, base64] = PICTURE.exec(source) ?? [];
    if (base64 === undefined) return;
    if (!this.rows) this.flush();
    (this.rows ? this.pictures : this.found).push({ kind: 'picture', png: Buffer.from(base64, 'base64') });
  }

  private newRow(): string[] {
    const row: string[] = [];
    this.rows?.push(row);
    return row;
  }

  private nextMarker(): string {
    const list = this.lists.at(-1);
    if (!list?.ordered) return '•';
    list.next += 1;
    return `${list.next - 1}.`;
  }

  private add(text: string): void {
    const style = { bold: false, italic: false, underline: false, strike: false };
    for (const { name } of this.path) {
      const kind = inlineStyles[name];
      if (kind) style[kind] = true;
    }
    this.runs.push({ text, ...style });
  }

  private taken(): Run[] {
    const { runs } = this;
    this.runs = [];
    return runs;
  }

  /** Ends the block that has been gathered, where it has words. */
  private flush(): void {
    const runs = trimmed(this.taken());
    if (runs.length === 0) return;
    const align = this.path.findLast((entry) => entry.align)?.align ?? 'left';
    const heading = this.path.find((entry) => /^h[1-6]$/.test(entry.name));
    const depth = this.path.filter((entry) => inward.has(entry.name)).length;
    if (heading) this.found.push({ kind: 'heading', level: Number(heading.name[1]), runs, align });
    else this.found.push({ kind: 'paragraph', runs, align, depth, ...(this.marker ? { marker: this.marker } : {}) });
    this.marker = undefined;
  }

  private within(name: string): boolean {
    return this.path.some((entry) => entry.name === name);
  }
}

const sameStyle = (one: Run, other: Run): boolean =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.underline === other.underline &&
  one.strike === other.strike;

/** Runs of one style as one, without blanks at both ends, and with one between two runs at most. */
function trimmed(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const before = merged.at(-1)?.text ?? '\n';
    const text = /\s$/.test(before) ? run.text.replace(/^ +/, '') : run.text;
    const last = merged.at(-1);
    if (last && sameStyle(last, run)) merged[merged.length - 1] = { ...last, text: last.text + text };
    else if (text !== '') merged.push({ ...run, text });
  }
  const last = merged.pop();
  if (!last) return [];
  const text = last.text.trimEnd();
  return text === '' ? trimmed(merged) : [...merged, { ...last, text }];
}
