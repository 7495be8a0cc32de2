import { heightOf, ink, margin, write } from './paper-text.js';

/** A photograph with what stands below it. */
export interface Picture {
  /** PNG or JPEG. */
  readonly content: Buffer;
  readonly caption: string;
}

const gap = 16;
const tallest = 210;

/** Whether a document takes such a picture: PDF has no other formats. */
export const isPrintablePicture = (contentType: string): boolean => ['image/png', 'image/jpeg'].includes(contentType);

/** Photographs two a row, each with its caption, which is also what a screen reader says of it. */
export function pictures(document: PDFKit.PDFDocument, shown: readonly Picture[]): void {
  const width = (document.page.width - 2 * margin - gap) / 2;
  for (let at = 0; at < shown.length; at += 2) row(document, shown.slice(at, at + 2), width);
  document.x = margin;
}

function row(document: PDFKit.PDFDocument, shown: readonly Picture[], width: number): void {
  document.fontSize(8.5);
  const captions = shown.map(({ caption }) => heightOf(document, 'regular', caption, { width }));
  const height = tallest + 6 + Math.max(...captions);
  if (document.y + height > document.page.maxY()) document.addPage();
  const top = document.y;
  shown.forEach(({ content, caption }, at) => {
    const x = margin + at * (width + gap);
    document.addStructure(
      document.struct('Figure', { alt: caption }, () => {
        document.image(content, x, top, { fit: [width, tallest], align: 'center', valign: 'center' });
      }),
    );
    document.x = x;
    document.y = top + tallest + 4;
    document.addStructure(
      document.struct('Caption', {}, () =>
        write(document.fontSize(8.5).fillColor(ink.muted), 'regular', caption, { width }),
      ),
    );
  });
  document.y = top + height + 8;
}
