import { displayInstant } from '@groundwork/domain-time';
import type { RecordRow } from '../evidence/index.js';
import type { Face } from './paper.js';
import { finish, ink, margin, newPaper, printable } from './paper.js';
import { blocksOf } from './rich-text.js';
import { writeTerms } from './terms-writer.js';

/** Everything that a certificate tells; the same facts make the same bytes. */
export interface CertificateFacts {
  readonly acceptanceId: string;
  readonly userId: string;
  readonly signature: string | null;
  readonly signerName: string | null;
  readonly acceptedAt: Date;
  readonly duringRegister: boolean;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly terms: {
    readonly id: string;
    readonly version: number;
    readonly contentHash: string;
    readonly content: string;
  };
  readonly record: RecordRow;
  /** It was there before the chain and was brought into it. */
  readonly imported: boolean;
  readonly withdrawal:
    | {
        readonly at: Date;
        readonly by: string | null;
        readonly ip: string | null;
        readonly userAgent: string | null;
        readonly record: RecordRow;
      }
    | undefined;
}

type Line = readonly [label: string, value: string, face?: Face];

const unknown = 'not recorded';
const instant = (at: Date): string => `${at.toISOString()} (${displayInstant(at)} at UTC-4)`;

/** The certificate of an acceptance: who, when, from where, which text by its hash, its place in the chain, and the text itself. */
export async function certificateOf(facts: CertificateFacts): Promise<Buffer> {
  const { terms, record, withdrawal } = facts;
  const title = 'Certificate of electronic acceptance';
  const document = newPaper(title, `Acceptance ${facts.acceptanceId}`, withdrawal?.at ?? facts.acceptedAt);
  document.addStructure(
    document.struct('H1', {}, () => document.font('bold').fontSize(19).fillColor(ink.accent).text(title)),
  );
  document.moveDown(0.3);
  sentence(
    document,
    `This certificate is made from the records of the portal. It shows who accepted which terms, when and from where${withdrawal ? ', and that the acceptance was withdrawn' : ''}.`,
  );

  section(document, 'Acceptance', [
    ['Signed as', facts.signature ?? 'accepted without a typed name', 'bold'],
    ['Name of the account', facts.signerName ?? unknown],
    ['Account', facts.userId, 'mono'],
    ['Accepted at', instant(facts.acceptedAt)],
    ['Occasion', facts.duringRegister ? 'at the registration' : 'signed in to the portal'],
    ['Network address', facts.ip ?? unknown],
    ['Browser', facts.userAgent ?? unknown],
    ['Acceptance', facts.acceptanceId, 'mono'],
    ['State', withdrawal ? `withdrawn at ${instant(withdrawal.at)}` : 'not withdrawn', 'bold'],
  ]);
  section(document, 'Terms', [
    ['Version', String(terms.version)],
    ['Terms', terms.id, 'mono'],
    ['SHA-256 of the text', terms.contentHash, 'mono'],
  ]);
  if (withdrawal)
    section(document, 'Withdrawal', [
      ['Withdrawn at', instant(withdrawal.at)],
      ['By account', withdrawal.by ?? unknown, 'mono'],
      ['Network address', withdrawal.ip ?? unknown],
      ['Browser', withdrawal.userAgent ?? unknown],
    ]);
  section(document, 'Chain of evidence', [
    ...chainLines('Acceptance', record),
    ...(withdrawal ? chainLines('Withdrawal', withdrawal.record) : []),
  ]);
  document.moveDown(0.5);
  sentence(
    document,
    `Each record is bound to the one before: its hash is the SHA-256 of four lines, “groundwork-evidence-1”, the record’s number, the hash before it and the facts as they are written above, joined by line feeds in UTF-8.${facts.imported ? ' This acceptance is older than the chain and was brought into it later.' : ''}`,
  );

  document.addPage();
  document.addStructure(
    document.struct('H1', {}, () =>
      document
        .font('bold')
        .fontSize(15)
        .fillColor(ink.accent)
        .text(`The terms as they were shown, version ${terms.version}`),
    ),
  );
  document.moveDown(0.5);
  writeTerms(document, blocksOf(terms.content));
  return finish(document, `Acceptance ${facts.acceptanceId}`);
}

const chainLines = (what: string, record: RecordRow): Line[] => [
  [what, `record No. ${record.position}`, 'bold'],
  ['Hash', record.hash, 'mono'],
  ['Hash before', record.previousHash, 'mono'],
  ['Facts', record.facts, 'mono'],
];

function sentence(document: PDFKit.PDFDocument, text: string): void {
  document.addStructure(
    document.struct('P', {}, () =>
      document.font('regular').fontSize(9.5).fillColor(ink.muted).text(text, { lineGap: 2 }),
    ),
  );
}

/** A heading, and a label and a value a line. */
function section(document: PDFKit.PDFDocument, title: string, lines: readonly Line[]): void {
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
