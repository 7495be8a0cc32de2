import type { Letterhead } from '@groundwork/domain-accounts';
import { s1Questions } from '@groundwork/domain-companies';
import { fill, s1Form } from '@groundwork/domain-messages';
import { finish, ink, margin, newPaper, title, write } from '@groundwork/server-paper';

/** Of whom a blank S-1 is made. */
export interface S1Subject {
  readonly company: string;
  readonly name: string;
  /** Of the borrower, as a decimal of 0 to 100. */
  readonly percent: string;
  readonly at: Date;
  readonly letterhead: Letterhead | undefined;
}

const fieldHeight = 28;

/** The blank S-1 of one owner: one page that can be filled in on the screen or by hand. */
export async function s1Paper({ company, name, percent, at, letterhead }: S1Subject): Promise<Buffer> {
  const heading = fill(s1Form.documentTitle, { name });
  const document = newPaper(heading, s1Form.title, at, letterhead);
  const width = document.page.width - 2 * margin;
  // What is typed into the fields is drawn by the reader: in its own font, not in the few glyphs that are embedded.
  document.font('Helvetica').initForm();
  title(document, s1Form.title, 18);
  const about = [fill(s1Form.borrower, { company }), fill(s1Form.owner, { name }), fill(s1Form.ownership, { percent })];
  for (const line of about) paragraph(document, 'regular', 11, line);
  for (const [, question] of s1Questions) {
    document.moveDown(0.8);
    paragraph(document, 'bold', 10, question);
    // Screen readers say the name of a field.
    const options = { borderColor: ink.line, fontSize: 11 };
    document.font('Helvetica').formText(question, margin, document.y + 2, width, fieldHeight, options);
    document.y += fieldHeight + 4;
  }
  document.moveDown(1.4);
  paragraph(document, 'regular', 10, s1Form.certification);
  signatureLines(document, width);
  return finish(document, heading);
}

function paragraph(document: PDFKit.PDFDocument, face: 'regular' | 'bold', size: number, text: string): void {
  document.addStructure(
    document.struct('P', {}, () => write(document.fontSize(size).fillColor(ink.text), face, text, { lineGap: 3 })),
  );
}

/** Where it is signed and dated by hand. */
function signatureLines(document: PDFKit.PDFDocument, width: number): void {
  const top = document.y + 48;
  const lines = [
    [s1Form.signature, margin, width * 0.58],
    [s1Form.date, margin + width * 0.65, width * 0.35],
  ] as const;
  for (const [label, x, length] of lines) {
    document
      .moveTo(x, top)
      .lineTo(x + length, top)
      .lineWidth(0.5)
      .stroke(ink.muted);
    document.x = x;
    document.y = top + 4;
    paragraph(document, 'regular', 9, label);
  }
  document.x = margin;
}
