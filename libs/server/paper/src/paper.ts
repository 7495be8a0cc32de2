import type { Letterhead } from '@groundwork/domain-accounts';
import { pdfkit } from './drawing-tools.js';
import { beginWith, runningHead } from './letterhead.js';
import { faces, ink, margin } from './paper-text.js';

/**
 * A document on US Letter with the fonts embedded. Its dates are given, never 'now', so that the same facts make the same
 * bytes. Pages are kept until the end, for the numbers at their foot. It begins with the head of the lender; undefined where nobody
 * says who the lender is, and of papers from before there was one.
 */
export function newPaper(
  title: string,
  subject: string,
  date: Date,
  letterhead: Letterhead | undefined,
): PDFKit.PDFDocument {
  const PDFDocument = pdfkit();
  const document = new PDFDocument({
    size: 'LETTER',
    margins: { top: margin, left: margin, right: margin, bottom: margin + 16 },
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    pdfVersion: '1.7',
    info: {
      Title: title,
      Subject: subject,
      Author: letterhead?.name ?? 'Groundwork',
      Creator: 'Groundwork',
      Producer: 'Groundwork',
      CreationDate: date,
      ModDate: date,
    },
  });
  for (const [face, bytes] of Object.entries(faces().bytes)) document.registerFont(face, bytes);
  document.font('regular').fillColor(ink.text);
  if (letterhead) beginWith(document, letterhead);
  return document;
}

/** Numbers the pages, ends the document and gives its bytes. */
export async function finish(document: PDFKit.PDFDocument, foot: string): Promise<Buffer> {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    const { width, height, margins } = document.page;
    const bottom = margins.bottom;
    // Below the text's own margin, where a line would otherwise begin a new page.
    document.page.margins.bottom = 0;
    document.markContent('Artifact', { type: 'Pagination' });
    const at = height - margin + 8;
    document.font('regular').fontSize(8).fillColor(ink.muted);
    document.text(foot, margin, at, { lineBreak: false });
    document.text(`Page ${page + 1} of ${count}`, margin, at, {
      width: width - 2 * margin,
      align: 'right',
      lineBreak: false,
    });
    document.endMarkedContent();
    runningHead(document, page);
    document.page.margins.bottom = bottom;
  }
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  document.end();
  return ended;
}
