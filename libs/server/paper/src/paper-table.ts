import { accentOf } from './letterhead.js';
import { heightOf, ink, printable, write } from './paper-text.js';
import type { Face } from './paper-text.js';

/** A column of a table of figures: its letter and its heading, and how wide it is in points. */
export interface PaperColumn {
  readonly letter: string;
  readonly heading: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** A row by its columns, or a heading across all of them. */
export type PaperRow = { readonly cells: readonly string[]; readonly face?: Face } | { readonly heading: string };

const size = 7.5;
const padding = 3;

/** Lines below one another in columns: the headings again on every page, and no row torn over two. */
export function paperTable(
  document: PDFKit.PDFDocument,
  columns: readonly PaperColumn[],
  rows: readonly PaperRow[],
): void {
  const table = document.struct('Table');
  document.addStructure(table);
  const left = document.page.margins.left;
  const xs = columns.map((_column, at) => left + columns.slice(0, at).reduce((sum, { width }) => sum + width, 0));
  const end = left + columns.reduce((sum, { width }) => sum + width, 0);

  const heightOfCells = (cells: readonly string[], face: Face): number =>
    Math.max(
      ...cells.map((text, at) =>
        heightOf(document.fontSize(size), face, text, { width: (columns[at]?.width ?? 0) - 2 * padding }),
      ),
    ) +
    2 * padding;
  const rule = (y: number, color: string) => {
    document.markContent('Artifact', { type: 'Layout' });
    document.moveTo(left, y).lineTo(end, y).lineWidth(0.5).strokeColor(color).stroke();
    document.endMarkedContent();
  };
  const set = (kind: 'TH' | 'TD', cells: readonly string[], face: Face, color: string): void => {
    const height = heightOfCells(cells, face);
    const top = document.y;
    table.add(
      document.struct(
        'TR',
        {},
        cells.map((text, at) =>
          document.struct(kind, {}, () => {
            document.x = (xs[at] ?? left) + padding;
            document.y = top + padding;
            document.fontSize(size).fillColor(color);
            write(document, face, text === '' ? ' ' : text, {
              width: (columns[at]?.width ?? 0) - 2 * padding,
              align: columns[at]?.align ?? 'left',
            });
          }),
        ),
      ),
    );
    document.y = top + height;
  };
  const headings = () => {
    set(
      'TH',
      columns.map(({ letter, heading }) => `${letter}\n${heading}`),
      'bold',
      accentOf(document),
    );
    rule(document.y, accentOf(document));
    document.y += 1;
  };

  headings();
  for (const row of rows) {
    const isHeading = 'heading' in row;
    const cells = isHeading ? [printable(row.heading)] : row.cells;
    const face = isHeading ? 'bold' : (row.face ?? 'regular');
    const height = isHeading
      ? heightOf(document.fontSize(size), face, row.heading, { width: end - left }) + 2 * padding
      : heightOfCells(cells, face);
    // A heading does not stand alone at the foot of a page.
    if (document.y + (isHeading ? 3 : 1) * height > document.page.maxY()) {
      // Of the same size and direction: without its own words a page is the document's first kind.
      const { size: paper, layout, margins } = document.page;
      document.addPage({ size: paper, layout: layout === 'landscape' ? layout : 'portrait', margins });
      headings();
    }
    if (isHeading) {
      const top = document.y;
      table.add(
        document.struct('TR', {}, [
          document.struct('TH', {}, () => {
            document.x = left + padding;
            document.y = top + padding;
            write(document.fontSize(size).fillColor(ink.text), 'bold', row.heading, { width: end - left });
          }),
        ]),
      );
      document.y = top + height;
    } else set('TD', cells, face, ink.text);
    rule(document.y, ink.line);
  }
  table.end();
  document.x = left;
}
