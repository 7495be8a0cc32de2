import { PDFDocument, StandardFonts, rgb } from 'pdf-lib';
import type { PDFFont, PDFPage } from 'pdf-lib';
import { formatCents } from '@groundwork/domain-money';
import { saveBlob } from '@groundwork/web-http';
import type { BudgetTable } from './export-table.js';

const WIDTH = 612;
const HEIGHT = 792;
const MARGIN = 48;
const LINE = 15;
const grey = rgb(0.42, 0.49, 0.51);

/** The standard fonts know Latin letters alone; what they cannot draw becomes a question mark. */
const winAnsi = (text: string): string => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?');

function fitted(text: string, font: PDFFont, size: number, width: number): string {
  const whole = winAnsi(text);
  if (font.widthOfTextAtSize(whole, size) <= width) return whole;
  let length = whole.length;
  while (length > 0 && font.widthOfTextAtSize(`${whole.slice(0, length)}...`, size) > width) length -= 1;
  return `${whole.slice(0, length)}...`;
}

/** The budget as a PDF of as many pages as it takes, each with its headings. A module of its own, fetched when it is asked for. */
export async function budgetPdf({ title, rows, total }: BudgetTable): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  let page: PDFPage;
  let y = 0;
  const right = (text: string, font: PDFFont, size = 9) =>
    page.drawText(text, { x: WIDTH - MARGIN - font.widthOfTextAtSize(text, size), y, size, font });
  const nextPage = () => {
    page = document.addPage([WIDTH, HEIGHT]);
    y = HEIGHT - MARGIN;
    page.drawText(fitted(title, bold, 14, WIDTH - 2 * MARGIN), { x: MARGIN, y, size: 14, font: bold });
    y -= 2 * LINE;
    page.drawText('Line', { x: MARGIN, y, size: 8, font: bold, color: grey });
    page.drawText('Type', { x: 330, y, size: 8, font: bold, color: grey });
    right('Amount', bold, 8);
    y -= LINE;
  };
  const room = (lines: number) => {
    if (y - lines * LINE < MARGIN) nextPage();
  };
  nextPage();
  let section: string | undefined;
  for (const row of rows) {
    if (row.section !== section) {
      room(3);
      section = row.section;
      y -= 6;
      page!.drawText(fitted(section, bold, 10, 280), { x: MARGIN, y, size: 10, font: bold });
      const cents = rows.filter((other) => other.section === section).reduce((sum, other) => sum + other.cents, 0);
      right(formatCents(cents), bold);
      y -= LINE;
    }
    room(row.note === '' ? 1 : 2);
    page!.drawText(fitted(row.name, plain, 9, 265), { x: MARGIN + 8, y, size: 9, font: plain });
    page!.drawText(row.type, { x: 330, y, size: 9, font: plain, color: grey });
    right(formatCents(row.cents), plain);
    y -= LINE;
    if (row.note === '') continue;
    const note = fitted(row.note, plain, 8, WIDTH - 2 * MARGIN - 20);
    page!.drawText(note, { x: MARGIN + 16, y: y + 3, size: 8, font: plain, color: grey });
    y -= LINE - 3;
  }
  room(2);
  y -= 6;
  page!.drawText('Total', { x: MARGIN, y, size: 11, font: bold });
  right(formatCents(total), bold, 11);
  document.getPages().forEach((each, index, all) =>
    each.drawText(`${index + 1} / ${all.length}`, {
      x: WIDTH - MARGIN - 24,
      y: 24,
      size: 8,
      font: plain,
      color: grey,
    }),
  );
  return document.save();
}

export async function savePdf(table: BudgetTable): Promise<void> {
  const content = new Uint8Array(await budgetPdf(table));
  saveBlob(new Blob([content], { type: 'application/pdf' }), `${table.title}.pdf`);
}
