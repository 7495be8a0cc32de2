import { termSheetLabel } from '@groundwork/domain-agreements';
import { projectNumberText } from '@groundwork/domain-applications';
import type { AcceptancePapers, MadePaper } from '../acceptance-papers/index.js';
import { contentHash } from '../shared/index.js';
import type { AnswerColumns } from './persistence/answer-columns.js';
import type { TermSheetAgreementEntity } from './persistence/term-sheet-agreement.entity.js';
import { supervisoryAcknowledgement } from './supervisory-acknowledgement.js';

type Answer = Pick<
  AnswerColumns,
  'id' | 'userId' | 'signerName' | 'type' | 'version' | 'contentHash' | 'ip' | 'userAgent' | 'proof' | 'date'
>;

interface AcceptedSheet {
  readonly acceptance: Answer & { readonly content: string; readonly masterHash: string | null };
  /** Of a line of credit: who acknowledged its supervision in the words of this sheet. */
  readonly supervision: Answer | undefined;
  /** Which of the two came last, and completes it. */
  readonly last: 'acceptance' | 'supervision';
  readonly projectNumber: number;
  readonly companyName: string;
}

const signatureOf = (party: string, { userId, signerName, date, ip, userAgent, proof, contentHash }: Answer) => ({
  party,
  userId,
  signerName,
  typedName: null,
  date,
  ip,
  userAgent,
  proof,
  contentHash,
});

/** The paper of a term sheet that is accepted, under the id of whichever of its two answers came last. */
export function paperOfSheet(papers: AcceptancePapers, sheet: AcceptedSheet): Promise<MadePaper> {
  const { acceptance, supervision, last, projectNumber, companyName } = sheet;
  const project = projectNumberText(projectNumber);
  const accepted = signatureOf('Acceptance', acceptance);
  const acknowledged = supervision && signatureOf('Supervisory acknowledgement', supervision);
  return papers.make({
    acceptanceId: last === 'supervision' && supervision ? supervision.id : acceptance.id,
    title: `Term sheet: ${termSheetLabel(acceptance.type)}, project ${project}`,
    content: acceptance.content,
    contentHash: acceptance.contentHash,
    about: [
      ['Borrower', companyName],
      ['Project', project],
      ['Version', String(acceptance.version)],
      ['SHA-256 of the lender’s text', acceptance.masterHash ?? 'the same', 'mono'],
    ],
    signatures: !acknowledged
      ? [accepted]
      : last === 'supervision'
        ? [accepted, acknowledged]
        : [acknowledged, accepted],
  });
}

/** The sheet that an acknowledgement of its supervision completes: one that is accepted already, and has these very words. */
export function completedSheet(
  standing: TermSheetAgreementEntity | null,
  supervision: Answer,
  { projectNumber, companyName }: Pick<AcceptedSheet, 'projectNumber' | 'companyName'>,
): AcceptedSheet | undefined {
  const content = standing?.content;
  if (!standing || !content) return undefined;
  const words = supervisoryAcknowledgement(content);
  if (words === undefined || contentHash(words) !== supervision.contentHash) return undefined;
  return { acceptance: { ...standing, content }, supervision, last: 'supervision', projectNumber, companyName };
}
