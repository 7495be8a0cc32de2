import type { Letterhead } from '@groundwork/domain-accounts';
import {
  blocksOf,
  evidenceInstant,
  finish,
  linkAlone,
  newPaper,
  provedBy,
  section,
  sentence,
  title as heading,
  unknown,
  writeTerms,
} from '@groundwork/server-paper';
import { chain } from '../evidence/index.js';
import type { RecordRow } from '../evidence/index.js';

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
  readonly proof: string | undefined;
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
  readonly letterhead: Letterhead | undefined;
}

/** The certificate of an acceptance: who, when, from where, which text by its hash, its place in the chain, and the text itself. */
export async function certificateOf(facts: CertificateFacts): Promise<Buffer> {
  const { terms, record, withdrawal } = facts;
  const title = 'Certificate of electronic acceptance';
  const at = withdrawal?.at ?? facts.acceptedAt;
  const document = newPaper(title, `Acceptance ${facts.acceptanceId}`, at, facts.letterhead);
  heading(document, title);
  sentence(
    document,
    `This certificate is made from the records of the portal. It shows who accepted which terms, when and from where${withdrawal ? ', and that the acceptance was withdrawn' : ''}.`,
  );

  section(document, 'Acceptance', [
    ['Signed as', facts.signature ?? 'accepted without a typed name', 'bold'],
    ['Name of the account', facts.signerName ?? unknown],
    ['Account', facts.userId, 'mono'],
    ['Accepted at', evidenceInstant(facts.acceptedAt)],
    ['Occasion', facts.duringRegister ? 'at the registration' : 'signed in to the portal'],
    ['Network address', facts.ip ?? unknown],
    ['Browser', facts.userAgent ?? unknown],
    ['Proved by', provedBy({ proof: facts.proof ?? (facts.duringRegister ? linkAlone : null) })],
    ['Acceptance', facts.acceptanceId, 'mono'],
    ['State', withdrawal ? `withdrawn at ${evidenceInstant(withdrawal.at)}` : 'not withdrawn', 'bold'],
  ]);
  section(document, 'Terms', [
    ['Version', String(terms.version)],
    ['Terms', terms.id, 'mono'],
    ['SHA-256 of the text', terms.contentHash, 'mono'],
  ]);
  if (withdrawal)
    section(document, 'Withdrawal', [
      ['Withdrawn at', evidenceInstant(withdrawal.at)],
      ['By account', withdrawal.by ?? unknown, 'mono'],
      ['Network address', withdrawal.ip ?? unknown],
      ['Browser', withdrawal.userAgent ?? unknown],
    ]);
  chain(
    document,
    [['Acceptance', record], ...(withdrawal ? [['Withdrawal', withdrawal.record] as const] : [])],
    facts.imported ? ' This acceptance is older than the chain and was brought into it later.' : '',
  );

  document.addPage();
  heading(document, `The terms as they were shown, version ${terms.version}`, 15);
  document.moveDown(0.2);
  writeTerms(document, blocksOf(terms.content));
  return finish(document, `Acceptance ${facts.acceptanceId}`);
}
