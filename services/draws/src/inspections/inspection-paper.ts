import type { Letterhead } from '@groundwork/domain-accounts';
import { formatPercent } from '@groundwork/domain-money';
import type { InspectedLine, InspectionPhoto } from '@groundwork/domain-draws';
import { displayInstant, formatMonthDayYear } from '@groundwork/domain-time';
import { finish, newPaper, pictures, section, sentence, title } from '@groundwork/server-paper';
import type { Line, Picture } from '@groundwork/server-paper';
import type { LedgerEntity, LedgerLineEntity } from '../ledger/index.js';
import type { InspectionEntity } from './inspection.entity.js';
import type { InspectionReportEntity } from './inspection-report.entity.js';

/** Everything that the paper of an inspection tells; the same facts make the same bytes. */
export interface InspectionPaper {
  readonly inspection: InspectionEntity;
  readonly report: InspectionReportEntity;
  readonly ledger: LedgerEntity;
  readonly lines: ReadonlyMap<string, LedgerLineEntity>;
  /** Names of the inspector, and of who sent the report. */
  readonly inspector: string;
  readonly reporter: string;
  /** By the photographs' ids; what is none that a paper takes is missing. */
  readonly contents: ReadonlyMap<string, Buffer>;
  readonly letterhead: Letterhead | undefined;
}

const at = (instant: Date | string): string => displayInstant(instant, { zone: 'EST' });

/** When and where a photograph was taken, as far as the phone told. */
const captionOf = (name: string, { takenAt, place }: InspectionPhoto): string =>
  [name, takenAt ? at(takenAt) : '', place ? `at ${place}` : ''].filter(Boolean).join(', ');

/** The report of an inspection, with its photographs. */
export async function inspectionPaper(paper: InspectionPaper): Promise<Buffer> {
  const { inspection, report, ledger } = paper;
  const name = `Inspection report: ${ledger.name}`;
  const foot = `Inspection of ${at(report.inspectedAt)}, report ${report.round}, ${inspection.status}`;
  const document = newPaper(name, foot, report.reportedAt, paper.letterhead);
  title(document, name);
  sentence(document, `${foot}.`);
  section(document, 'Inspection', factLines(paper));
  photographs(document, 'The whole', report.photos, paper);
  for (const line of report.lines) lineSection(document, line, paper);
  return finish(document, foot);
}

function factLines({ inspection, report, ledger, inspector, reporter }: InspectionPaper): Line[] {
  const facts: Line[] = [
    ['Properties', ledger.properties.map(({ street, city, state }) => `${street}, ${city}, ${state}`).join('; ')],
    ['Inspected', at(report.inspectedAt)],
    ['Inspector', inspector],
    ['Report sent', `${at(report.reportedAt)} by ${reporter}`],
  ];
  if (ledger.projectNumber !== null) facts.unshift(['Project', String(ledger.projectNumber)]);
  if (inspection.scheduledFor) facts.push(['Scheduled for', formatMonthDayYear(inspection.scheduledFor)]);
  if (inspection.note) facts.push(['Asked for', inspection.note]);
  if (report.note) facts.push(['Note', report.note]);
  return facts;
}

function lineSection(document: PDFKit.PDFDocument, line: InspectedLine, paper: InspectionPaper): void {
  const budget = paper.lines.get(line.additionalBudgetItemId);
  const name = budget ? `${budget.section}: ${budget.name}` : line.additionalBudgetItemId;
  const told: Line[] = [];
  if (typeof line.percentComplete === 'number') told.push(['Percent complete', formatPercent(line.percentComplete)]);
  if (line.reason) told.push(['Lower than before', line.reason]);
  if (line.note) told.push(['Note', line.note]);
  section(document, name, told, 3);
  photographs(document, budget?.name ?? '', line.photos ?? [], paper);
}

function photographs(
  document: PDFKit.PDFDocument,
  name: string,
  photos: readonly InspectionPhoto[],
  { contents }: InspectionPaper,
): void {
  const shown = photos.flatMap((photo): Picture[] => {
    const content = contents.get(photo.fileUploadId);
    return content ? [{ content, caption: captionOf(name, photo) }] : [];
  });
  if (shown.length > 0) document.moveDown(0.4);
  pictures(document, shown);
  if (shown.length < photos.length)
    sentence(document, `${photos.length - shown.length} photographs are in the portal alone.`);
}
