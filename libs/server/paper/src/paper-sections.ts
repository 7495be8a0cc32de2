import { accentOf } from './letterhead.js';
import { heightOf, ink, margin, write } from './paper-text.js';
import type { Face } from './paper-text.js';

export type Line = readonly [label: string, value: string, face?: Face];

/** The title of a document or of a part of it. */
export function title(document: PDFKit.PDFDocument, text: string, size = 19): void {
  document.addStructure(
    document.struct('H1', {}, () => write(document.fontSize(size).fillColor(accentOf(document)), 'bold', text)),
  );
  document.moveDown(0.3);
}

/** A sentence in small muted letters. */
export function sentence(document: PDFKit.PDFDocument, text: string): void {
  document.addStructure(
    document.struct('P', {}, () => write(document.fontSize(9.5).fillColor(ink.muted), 'regular', text, { lineGap: 2 })),
  );
}

const labelWidth = 128;

/** A heading, and a label and a value a line. */
export function section(document: PDFKit.PDFDocument, heading: string, lines: readonly Line[], level: 2 | 3 = 2): void {
  document.moveDown(level === 2 ? 0.9 : 0.5);
  if (document.y > document.page.maxY() - 60) document.addPage();
  document.addStructure(
    document.struct(`H${level}`, {}, () =>
      write(document.fontSize(level === 2 ? 11.5 : 10).fillColor(ink.text), 'bold', heading),
    ),
  );
  document.moveDown(0.3);
  for (const line of lines) labelled(document, line);
}

function labelled(document: PDFKit.PDFDocument, [label, value, face = 'regular']: Line): void {
  const width = document.page.width - 2 * margin - labelWidth;
  const size = face === 'mono' ? 8 : 9.5;
  const height = Math.max(
    heightOf(document.fontSize(size), face, value, { width, lineGap: 1 }),
    heightOf(document.fontSize(9.5), 'regular', label, { width: labelWidth - 8 }),
  );
  if (document.y + height > document.page.maxY()) document.addPage();
  const { y } = document;
  document.addStructure(
    document.struct('P', {}, () => {
      document.x = margin;
      write(document.fontSize(9.5).fillColor(ink.muted), 'regular', label, { width: labelWidth - 8 });
      document.x = margin + labelWidth;
      document.y = y + (face === 'mono' ? 1 : 0);
      write(document.fontSize(size).fillColor(ink.text), face, value, { width, lineGap: 1 });
    }),
  );
  document.x = margin;
  document.y = Math.max(document.y, y + height) + 3;
}
