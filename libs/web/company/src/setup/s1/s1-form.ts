import { PDFDocument, StandardFonts } from 'pdf-lib';
import { saveBlob } from '@groundwork/web-http';

interface S1Subject {
  company: string;
  name: string;
  percent: string;
}

const questions = [
  'Home address',
  'Date of birth',
  'Social security number (last four digits)',
  'Occupation and employer',
  'Other companies owned, with percentages',
  'Judgements, liens or bankruptcies (explain)',
];

/**
 * The blank S-1 of one owner as a PDF that can be filled in on the screen or by hand. A module of its own, fetched when
 * it is asked for.
 */
export async function downloadS1({ company, name, percent }: S1Subject): Promise<void> {
  const document = await PDFDocument.create();
  document.setTitle(`S-1 of ${name}`);
  const page = document.addPage([612, 792]);
  const [plain, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ];
  const form = document.getForm();
  page.drawText('S-1: Statement of an Owner', { x: 54, y: 720, size: 18, font: bold });
  const lines = [`Borrower: ${company}`, `Owner: ${name}`, `Ownership of the borrower: ${percent}%`];
  lines.forEach((line, index) => page.drawText(winAnsi(line), { x: 54, y: 690 - index * 18, size: 11, font: plain }));
  questions.forEach((question, index) => {
    const y = 610 - index * 62;
    page.drawText(question, { x: 54, y, size: 10, font: bold });
    form
      .createTextField(`answer${index}`)
      .addToPage(page, { x: 54, y: y - 34, width: 504, height: 26, borderWidth: 0.5 });
  });
  page.drawText('I certify that these statements are true and complete.', { x: 54, y: 200, size: 10, font: plain });
  for (const [label, x] of [
    ['Signature', 54],
    ['Date', 380],
  ] as const) {
    page.drawLine({ start: { x, y: 140 }, end: { x: x + (x === 54 ? 290 : 178), y: 140 }, thickness: 0.5 });
    page.drawText(label, { x, y: 126, size: 9, font: plain });
  }
  saveBlob(new Blob([new Uint8Array(await document.save())], { type: 'application/pdf' }), `S-1 ${name}.pdf`);
}

/** The standard fonts know Latin letters alone; what they cannot draw becomes a question mark, to be written by hand. */
const winAnsi = (text: string): string => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?');
