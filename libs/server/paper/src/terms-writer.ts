import { ink, margin, printable, write } from './paper-text.js';
import type { Face } from './paper-text.js';
import { isPrintablePng } from './png.js';
import type { Block, Run } from './rich-text.js';

const headingSizes = [15, 13.5, 12, 11, 10.5, 10] as const;
const bodySize = 10;
const step = 18;

function faceOf(run: Run): Face {
  if (run.bold) return run.italic ? 'boldItalic' : 'bold';
  return run.italic ? 'italic' : 'regular';
}

/** Sets rich text on the paper, from where it stands, each block in the document's structure as what it is. */
export function writeTerms(document: PDFKit.PDFDocument, blocks: readonly Block[]): void {
  for (const block of blocks) {
    if (block.kind === 'rule') rule(document);
    else if (block.kind === 'table') table(document, block.rows);
    else if (block.kind === 'picture') signature(document, block.png);
    else if (block.kind === 'heading') heading(document, block);
    else paragraph(document, block);
  }
}

function heading(document: PDFKit.PDFDocument, block: Extract<Block, { kind: 'heading' }>): void {
  const size = headingSizes[block.level - 1] ?? bodySize;
  // A heading does not stand alone at the foot of a page.
  if (document.y > document.page.maxY() - 4 * size) document.addPage();
  document.moveDown(0.6);
  document.addStructure(
    document.struct(`H${block.level}`, {}, () =>
      runs(
        document,
        block.runs.map((run) => ({ ...run, bold: true })),
        { size, left: 0, align: block.align },
      ),
    ),
  );
  document.moveDown(0.3);
}

function paragraph(document: PDFKit.PDFDocument, block: Extract<Block, { kind: 'paragraph' }>): void {
  const { marker, depth } = block;
  const set = () => {
    if (marker) {
      // The marker must not end a page alone.
      if (document.y > document.page.maxY() - 1.5 * bodySize) document.addPage();
      const { y } = document;
      document.font('regular').fontSize(bodySize).fillColor(ink.text);
      document.text(marker, margin + (depth - 1) * step, y, { lineBreak: false });
      document.y = y;
    }
    runs(document, block.runs, { size: bodySize, left: depth * step, align: block.align });
  };
  document.addStructure(document.struct(marker ? 'LI' : 'P', {}, set));
  document.moveDown(marker ? 0.25 : 0.55);
}

function runs(
  document: PDFKit.PDFDocument,
  parts: readonly Run[],
  how: { readonly size: number; readonly left: number; readonly align: 'left' | 'right' | 'center' | 'justify' },
): void {
  const width = document.page.width - 2 * margin - how.left;
  document.x = margin + how.left;
  // Runs that follow each other on a line are set from the left alone: any other line is set in one style.
  const together =
    how.align === 'left' || parts.length === 1
      ? parts
      : [
          {
            text: parts.map((run) => run.text).join(''),
            bold: parts.every((run) => run.bold),
            italic: false,
            underline: false,
            strike: false,
          },
        ];
  together.forEach((run, index) => {
    document.fontSize(how.size).fillColor(ink.text);
    const options = {
      width,
      align: how.align,
      lineGap: 2,
      underline: run.underline,
      strike: run.strike,
      continued: index < together.length - 1,
    };
    write(document, faceOf(run), run.text, options);
  });
  document.x = margin;
}

/** A drawn signature, four times as wide as high; one that cannot be set is named, not left out silently. */
function signature(document: PDFKit.PDFDocument, png: Buffer): void {
  if (document.y > document.page.maxY() - 48) document.addPage();
  const { y } = document;
  document.addStructure(
    document.struct('Figure', { alt: 'Signature' }, () => {
      if (isPrintablePng(png)) document.image(png, margin, y, { fit: [160, 40] });
      else
        write(document.fontSize(bodySize).fillColor(ink.muted), 'italic', '[a drawn signature that cannot be printed]');
    }),
  );
  document.x = margin;
  document.y = y + 44;
}

function rule(document: PDFKit.PDFDocument): void {
  document.moveDown(0.4);
  const y = document.y;
  document.markContent('Artifact', { type: 'Layout' });
  document
    .moveTo(margin, y)
    .lineTo(document.page.width - margin, y)
    .lineWidth(0.5)
    .strokeColor(ink.line)
    .stroke();
  document.endMarkedContent();
  document.moveDown(0.6);
}

function table(document: PDFKit.PDFDocument, rows: readonly (readonly string[])[]): void {
  const columns = Math.max(...rows.map((row) => row.length));
  document
    .font('regular')
    .fontSize(bodySize - 1)
    .fillColor(ink.text);
  document.x = margin;
  document.table({
    defaultStyle: { border: 0.5, borderColor: ink.line, padding: 5 },
    data: rows.map((row) => Array.from({ length: columns }, (_, index) => printable(row[index] ?? ''))),
  });
  document.moveDown(0.8);
}
