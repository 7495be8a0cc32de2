import type { Letterhead } from '@groundwork/domain-accounts';
import { termSheetLabel } from '@groundwork/domain-agreements';
import { projectNumberText } from '@groundwork/domain-applications';
import type { TermSheetType } from '@groundwork/domain-agreements';
import {
  blocksOf,
  evidenceInstant,
  finish,
  newPaper,
  provedBy,
  section,
  sentence,
  title,
  unknown,
  writeTerms,
} from '@groundwork/server-paper';
import { chain } from '../evidence/index.js';
import type { RecordRow, SupervisionAcknowledged, TermSheetAccepted } from '../evidence/index.js';

/** A term sheet as it is printed. */
export interface PrintedTermSheet {
  readonly type: TermSheetType;
  readonly version: number;
  readonly projectNumber: number;
  readonly content: string;
  readonly contentHash: string;
  /** Of what is not accepted: when it was printed, since figures change. */
  readonly at: Date;
  readonly accepted: { readonly facts: TermSheetAccepted; readonly record: RecordRow } | undefined;
  /** Of a line of credit: who acknowledged its supervision, proven by the chain. */
  readonly supervision: { readonly facts: SupervisionAcknowledged; readonly record: RecordRow } | undefined;
  readonly letterhead: Letterhead | undefined;
}

/** The sheet word by word, and below it who accepted it; one that nobody accepted says so. */
export async function termSheetDocument(sheet: PrintedTermSheet): Promise<Buffer> {
  const { type, version, projectNumber, accepted } = sheet;
  const name = `Term sheet: ${termSheetLabel(type)}, version ${version}, project ${projectNumberText(projectNumber)}`;
  const foot = accepted
    ? `Accepted at ${accepted.facts.at}, acceptance ${accepted.facts.acceptanceId}`
    : `Not accepted; as it reads at ${sheet.at.toISOString()}`;
  const at = accepted ? new Date(accepted.facts.at) : sheet.at;
  const document = newPaper(name, foot, at, sheet.letterhead);
  sentence(document, `${name}. ${foot}.`);
  document.moveDown(0.6);
  writeTerms(document, blocksOf(sheet.content));
  if (accepted) {
    const { facts, record } = accepted;
    document.addPage();
    title(document, 'Acceptance of this term sheet');
    section(document, 'Acceptance', [
      ['Accepted by', facts.signerName ?? unknown, 'bold'],
      ['Account', facts.userId, 'mono'],
      ['Accepted at', evidenceInstant(new Date(facts.at))],
      ['Network address', facts.ip ?? unknown],
      ['Browser', facts.userAgent ?? unknown],
      ['Proved by', provedBy(facts)],
      ['Acceptance', facts.acceptanceId, 'mono'],
    ]);
    section(document, 'Text', [
      ['Version', String(facts.version)],
      ['SHA-256 of the text as it was shown', facts.contentHash, 'mono'],
      ['SHA-256 of the lender’s text', facts.masterHash ?? 'the same', 'mono'],
    ]);
    chain(
      document,
      [['Acceptance', record]],
      facts.imported ? ' This acceptance is older than the chain and was brought into it later.' : '',
    );
  }
  if (sheet.supervision) supervisionPage(document, sheet.supervision);
  return finish(document, foot);
}

function supervisionPage(
  document: PDFKit.PDFDocument,
  { facts, record }: NonNullable<PrintedTermSheet['supervision']>,
): void {
  document.addPage();
  title(document, 'Supervisory acknowledgement');
  section(document, 'Acknowledgement', [
    ['Acknowledged by', facts.signerName ?? unknown, 'bold'],
    ['Account', facts.userId, 'mono'],
    ['Acknowledged at', evidenceInstant(new Date(facts.at))],
    ['Network address', facts.ip ?? unknown],
    ['Browser', facts.userAgent ?? unknown],
    ['Proved by', provedBy(facts)],
    ['SHA-256 of the words', facts.contentHash, 'mono'],
  ]);
  chain(document, [['Acknowledgement', record]], '');
}
