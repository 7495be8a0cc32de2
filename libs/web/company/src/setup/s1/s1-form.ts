import { PDFDocument, StandardFonts } from 'pdf-lib';
import { fill } from '@groundwork/domain-messages';
import { s1Form } from '@groundwork/domain-messages-company';
import { saveBlob } from '@groundwork/web-http';

interface S1Subject {
  company: string;
  name: string;
  percent: string;
}

const questions = [
  s1Form.address,
  s1Form.birth,
  s1Form.socialSecurity,
  s1Form.occupation,
  s1Form.otherCompanies,
  s1Form.judgements,
];

/**
 * The blank S-1 of one owner as a PDF that can be filled in on the screen or by hand. A module of its own, fetched when
 * it is asked for.
 */
export async function downloadS1({ company, name, percent }: S1Subject): Promise<void> {
  const document = await PDFDocument.create();
  document.setTitle(fill(s1Form.documentTitle, { name }));
  const page = document.addPage([612, 792]);
  const [plain, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ];
  const form = document.getForm();
  page.drawText(s1Form.title, { x: 54, y: 720, size: 18, font: bold });
  const lines = [fill(s1Form.borrower, { company }), fill(s1Form.owner, { name }), fill(s1Form.ownership, { percent })];
  lines.forEach((line, index) => page.drawText(winAnsi(line), { x: 54, y: 690 - index * 18, size: 11, font: plain }));
  questions.forEach((question, index) => {
    const y = 610 - index * 62;
    page.drawText(question, { x: 54, y, size: 10, font: bold });
    form
      .createTextField(`answer${index}`)
      .addToPage(page, { x: 54, y: y - 34, width: 504, height: 26, borderWidth: 0.5 });
  });
  page.drawText(s1Form.certification, { x: 54, y: 200, size: 10, font: plain });
  for (const [label, x] of [
    [s1Form.signature, 54],
    [s1Form.date, 380],
  ] as const) {
    page.drawLine({ start: { x, y: 140 }, end: { x: x + (x === 54 ? 290 : 178), y: 140 }, thickness: 0.5 });
    page.drawText(label, { x, y: 126, size: 9, font: plain });
  }
  saveBlob(new Blob([new Uint8Array(await document.save())], { type: 'application/pdf' }), `S-1 ${name}.pdf`);
}

/** The standard fonts know Latin letters alone; what they cannot draw becomes a question mark, to be written by hand. */
const winAnsi = (text: string): string => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?');
