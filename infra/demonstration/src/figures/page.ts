import { PDFDocument, StandardFonts } from 'pdf-lib';

/** A page with a heading and lines as a real PDF. */
export async function aPage(title: string, heading: string, lines: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  const page = document.addPage([612, 792]);
  const bold = await document.embedFont(StandardFonts.TimesRomanBold);
  const text = await document.embedFont(StandardFonts.TimesRoman);
  page.drawText(heading, { x: 72, y: 700, size: 18, font: bold });
  lines.forEach((line, index) => page.drawText(line, { x: 72, y: 660 - index * 20, size: 11, font: text }));
  return document.save();
}
