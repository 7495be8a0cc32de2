import { displayInstant } from '@groundwork/domain-time';
import type { RecordRow } from '../evidence/index.js';
import type { Face } from './paper.js';
import { ink, margin, printable } from './paper.js';

export type Line = readonly [label: string, value: string, face?: Face];

/** What nobody wrote down at the time. */
export const unknown = 'not recorded';

/** An instant for evidence: in UTC to the millisecond, and as people read it. */
export const instant = (at: Date): string => `${at.toISOString()} (${displayInstant(at)} at UTC-4)`;

/** The title of a document or of a part of it. */
export function title(document: PDFKit.PDFDocument, text: string, size = 19): void {
  document.addStructure(
    document.struct('H1', {}, () => document.font('bold').fontSize(size).fillColor(ink.accent).text(printable(text))),
  );
  document.moveDown(0.3);
}

const chainLines = (what: string, record: RecordRow): Line[] => [
  [what, `record No. ${record.position}`, 'bold'],
  ['Hash', record.hash, 'mono'],
  ['Hash before', record.previousHash, 'mono'],
  ['Facts', record.facts, 'mono'],
];

/** The records of the chain of evidence that a document rests upon, and how they are checked. */
export function chain(
  document: PDFKit.PDFDocument,
  records: readonly (readonly [what: string, record: RecordRow])[],
  remark = '',
): void {
  section(
    document,
    'Chain of evidence',
    records.flatMap(([what, record]) => chainLines(what, record)),
  );
  document.moveDown(0.5);
  sentence(
    document,
    `Each record is bound to the one before: its hash is the SHA-256 of four lines, “groundwork-evidence-1”, the record’s number, the hash before it and the facts as they are written above, joined by line feeds in UTF-8.${remark}`,
  );
}

/** A sentence in small muted letters. */
export function sentence(document: PDFKit.PDFDocument, text: string): void {
  document.addStructure(
    document.struct('P', {}, () =>
      document.font('regular').fontSize(9.5).fillColor(ink.muted).text(text, { lineGap: 2 }),
    ),
  );
}

/** A heading, and a label and a value a line. */
export function section(document: PDFKit.PDFDocument, title: string, lines: readonly Line[]): void {
  const labelWidth = 128;
  document.moveDown(0.9);
  if (document.y > document.page.maxY() - 60) document.addPage();
  document.addStructure(
    document.struct('H2', {}, () => document.font('bold').fontSize(11.5).fillColor(ink.text).text(title)),
  );
  document.moveDown(0.3);
  for (const [label, value, face = 'regular'] of lines) {
    const text = printable(value);
    const width = document.page.width - 2 * margin - labelWidth;
    const size = face === 'mono' ? 8 : 9.5;
    const height = document.font(face).fontSize(size).heightOfString(text, { width, lineGap: 1 });
    if (document.y + height > document.page.maxY()) document.addPage();
    const { y } = document;
    document.addStructure(
      document.struct('P', {}, () => {
        document
          .font('regular')
          .fontSize(9.5)
          .fillColor(ink.muted)
          .text(label, margin, y, { width: labelWidth - 8 });
        document
          .font(face)
          .fontSize(size)
          .fillColor(ink.text)
          .text(text, margin + labelWidth, y + (face === 'mono' ? 1 : 0), { width, lineGap: 1 });
      }),
    );
    document.x = margin;
    document.y = Math.max(document.y, y + height) + 3;
  }
}
