import type { Letterhead } from '@groundwork/domain-accounts';
import { certificateLines } from '@groundwork/domain-draws';
import type { CertifiedDraw, SheetAmounts } from '@groundwork/domain-draws';
import { formatCents, formatPercent } from '@groundwork/domain-money';
import { displayInstant, formatMonthDayYear } from '@groundwork/domain-time';
import {
  amountRows,
  evidenceInstant,
  finish,
  ink,
  isPrintablePng,
  newPaper,
  provedBy,
  paperTable,
  section,
  sentence,
  title,
  unknown,
  write,
} from '@groundwork/server-paper';
import type { Line, PaperColumn, PaperRow } from '@groundwork/server-paper';
import type { DrawCertificateEntity } from './draw-certificate.entity.js';

/** Who certified, as it is kept. */
type Signed = Omit<DrawCertificateEntity, 'pdf' | 'pdfHash'>;

export const certificateTitle = ({ number, loan, kind }: CertifiedDraw): string =>
  kind === 'release' ? `Release of retainage ${number}: ${loan}` : `Draw ${number}: ${loan}`;

const columns: readonly PaperColumn[] = [
  { letter: 'A', heading: 'No.', width: 30 },
  { letter: 'B', heading: 'Description of work', width: 158 },
  { letter: 'C', heading: 'Scheduled value', width: 74, align: 'right' },
  { letter: 'D', heading: 'Work from previous', width: 74, align: 'right' },
  { letter: 'E', heading: 'Work this period', width: 74, align: 'right' },
  { letter: 'F', heading: 'Materials stored', width: 66, align: 'right' },
  { letter: 'G', heading: 'Completed and stored', width: 74, align: 'right' },
  { letter: 'G ÷ C', heading: '%', width: 40, align: 'right' },
  { letter: 'H', heading: 'Balance to finish', width: 74, align: 'right' },
  { letter: 'I', heading: 'Retainage', width: 66, align: 'right' },
];

const landscape = {
  size: 'LETTER',
  layout: 'landscape',
  margins: { top: 44, left: 31, right: 31, bottom: 72 },
} as const;

const figures = (amounts: SheetAmounts): string[] => [
  formatCents(amounts.scheduledValue),
  formatCents(amounts.fromPrevious),
  formatCents(amounts.thisPeriod),
  formatCents(amounts.stored),
  formatCents(amounts.completedAndStored),
  formatPercent(amounts.percent),
  formatCents(amounts.balanceToFinish),
  formatCents(amounts.retainage),
];

/** Every line under its section, and under its property where there are several. */
function sheetRows({ sheet: { lines, totals, contingency }, properties }: CertifiedDraw): PaperRow[] {
  const rows: PaperRow[] = [];
  let under = '';
  lines.forEach((line, at) => {
    const address = properties.find(({ propertyId }) => propertyId === line.propertyId)?.address;
    const heading = [properties.length > 1 ? address : undefined, line.section].filter(Boolean).join(': ');
    if (heading !== under) rows.push({ heading });
    under = heading;
    rows.push({ cells: [String(at + 1), line.name, ...figures(line)] });
  });
  if (contingency) rows.push({ cells: ['', 'Of that, contingency', ...figures(contingency)] });
  return [...rows, { cells: ['', 'Total', ...figures(totals)], face: 'bold' }];
}

const aboutLines = (certified: CertifiedDraw): Line[] => [
  ...(certified.borrower === null ? [] : [['Borrower', certified.borrower, 'bold'] as const]),
  ...(certified.lender ? [['Lender', certified.lender, 'bold'] as const] : []),
  ...(certified.contractor === undefined ? [] : [['Contractor', certified.contractor ?? 'none named'] as const]),
  ...(certified.projectNumber === null ? [] : [['Project number', String(certified.projectNumber)] as const]),
  ['Loan', certified.loan],
  ['Properties', certified.properties.map(({ address }) => address).join('; ')],
  ['Application', `${certified.number}${certified.round > 1 ? `, submission ${certified.round}` : ''}`],
  [
    'Period',
    certified.periodFrom === null
      ? `to ${formatMonthDayYear(certified.periodTo)}`
      : `${formatMonthDayYear(certified.periodFrom)} to ${formatMonthDayYear(certified.periodTo)}`,
  ],
];

/** Lines that sum up others stand out. */
const isSum = (line: (typeof certificateLines)[number][0]): boolean =>
  ['sumToDate', 'earnedLessRetainage', 'currentPaymentDue'].includes(line);

/** The application for payment on paper: certificate, signature, continuation sheet and evidence; the same facts make the same bytes. */
export async function certificatePaper(
  certified: CertifiedDraw,
  signed: Signed,
  letterhead: Letterhead | undefined,
): Promise<Buffer> {
  const name = certificateTitle(certified);
  const foot = `${name}, ${signed.submissionId}`;
  const document = newPaper(`Application and certificate for payment. ${name}`, foot, signed.signedAt, letterhead);
  title(document, 'Application and certificate for payment');
  sentence(document, `${name}. The continuation sheet is part of it.`);
  section(document, 'Application', aboutLines(certified));
  section(document, 'Certificate', []);
  amountRows(
    document,
    certificateLines.map(([line, label]) => ({
      name: label,
      amount: formatCents(certified.sheet.certificate[line]),
      ...(isSum(line) ? { face: 'bold' as const } : {}),
    })),
  );
  section(document, 'Certification', []);
  document.addStructure(
    document.struct('P', {}, () =>
      write(document.fontSize(10).fillColor(ink.text), 'regular', certified.statement, { lineGap: 2 }),
    ),
  );
  drawn(document, signed);
  document.addPage(landscape);
  title(document, 'Continuation sheet', 14);
  sentence(document, `${name}. Amounts to ${formatMonthDayYear(certified.periodTo)}.`);
  document.moveDown(0.5);
  paperTable(document, columns, sheetRows(certified));
  evidence(document, signed);
  return finish(document, foot);
}

/** The drawn signature with the name and the time; one that cannot be set is named, not left out silently. */
function drawn(document: PDFKit.PDFDocument, { drawing, signature, signedAt }: Signed): void {
  const png = Buffer.from(drawing.slice(drawing.indexOf(',') + 1), 'base64');
  document.moveDown(0.6);
  if (document.y > document.page.maxY() - 96) document.addPage();
  const { x, y } = document;
  document.addStructure(
    document.struct('Figure', { alt: `Signature of ${signature}` }, () => {
      if (isPrintablePng(png)) document.image(png, x, y, { fit: [220, 55] });
      else write(document.fontSize(10).fillColor(ink.muted), 'italic', '[a drawn signature that cannot be printed]');
    }),
  );
  document.x = x;
  document.y = y + 60;
  document.addStructure(
    document.struct('P', {}, () =>
      write(document.fontSize(10).fillColor(ink.text), 'bold', `${signature}, ${displayInstant(signedAt)}`),
    ),
  );
}

function evidence(document: PDFKit.PDFDocument, signed: Signed): void {
  document.addPage({ size: 'LETTER', layout: 'portrait', margins: { top: 56, left: 56, right: 56, bottom: 72 } });
  document.x = 56;
  title(document, 'Evidence of this signature');
  sentence(
    document,
    'This paper was made once, from what was kept when the draw was submitted. At /verify the portal says whether a file is this one: a change of a single byte makes it another.',
  );
  section(document, 'Signer', [
    ['Signed by', signed.signerName || unknown, 'bold'],
    ['Name as it was typed', signed.signature],
    ['For', 'Borrower'],
    ['Signed at', evidenceInstant(signed.signedAt)],
    ['Account', signed.userId, 'mono'],
    ['Network address', signed.ip ?? unknown],
    ['Browser', signed.userAgent ?? unknown],
    ['Proved by', provedBy({ proof: signed.proof })],
  ]);
  section(document, 'What was certified', [
    ['Submission', signed.submissionId, 'mono'],
    ['SHA-256 of text and figures', signed.contentHash, 'mono'],
  ]);
}
