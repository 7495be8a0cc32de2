import { heightOf, ink, margin, write } from './paper-text.js';
import type { Face } from './paper-text.js';

/** A row of a table of amounts, each text as it is to be read. */
export interface AmountRow {
  readonly name: string;
  /** What it is, in a word. */
  readonly kind?: string;
  readonly amount: string;
  /** In small letters below its name. */
  readonly note?: string;
  readonly face?: Face;
}

const amountWidth = 104;
const kindWidth = 96;
const gap = 8;

/** Rows with their amounts below one another at the right, and no row torn over two pages. */
export function amountRows(document: PDFKit.PDFDocument, rows: readonly AmountRow[]): void {
  if (rows.length === 0) return;
  const nameWidth = document.page.width - 2 * margin - amountWidth - kindWidth - 2 * gap;
  const table = document.struct('Table');
  document.addStructure(table);
  for (const row of rows) amountRow(document, table, row, nameWidth);
  table.end();
  document.x = margin;
}

function amountRow(
  document: PDFKit.PDFDocument,
  table: PDFKit.PDFStructureElement,
  { name, kind = '', amount, note = '', face = 'regular' }: AmountRow,
  width: number,
): void {
  const nameHeight = heightOf(document.fontSize(9.5), face, name, { width });
  const noteHeight = note === '' ? 0 : heightOf(document.fontSize(8.5), 'regular', note, { width });
  if (document.y + nameHeight + noteHeight > document.page.maxY()) document.addPage();
  const top = document.y;
  const cell = (x: number, y: number, size: number, draw: () => void) =>
    document.struct('TD', {}, () => {
      document.x = x;
      document.y = y;
      document.fontSize(size).fillColor(ink.text);
      draw();
    });
  const end = document.page.width - margin;
  table.add(
    document.struct('TR', {}, [
      cell(margin, top, 9.5, () => {
        write(document, face, name, { width });
        if (note === '') return;
        document.x = margin;
        document.y = top + nameHeight;
        write(document.fontSize(8.5).fillColor(ink.muted), 'regular', note, { width });
      }),
      cell(margin + width + gap, top, 9.5, () =>
        write(document.fillColor(ink.muted), 'regular', kind, { width: kindWidth }),
      ),
      cell(end - amountWidth, top, 9.5, () => write(document, face, amount, { width: amountWidth, align: 'right' })),
    ]),
  );
  document.y = top + nameHeight + noteHeight + 3;
}
