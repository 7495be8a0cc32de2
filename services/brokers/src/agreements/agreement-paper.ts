import { createHash } from 'node:crypto';
import type { Letterhead } from '@groundwork/domain-accounts';
import { signedPaper } from '@groundwork/server-paper';
import type { PaperSignature } from '@groundwork/server-paper';
import type { AgreementPaperEntity } from './persistence/agreement-paper.entity.js';
import type { AgreementSignatureEntity, SigningParty } from './persistence/agreement-signature.entity.js';
import type { BrokerAgreementEntity } from './persistence/broker-agreement.entity.js';

const parties: Readonly<Record<SigningParty, string>> = { broker: 'Broker', lender: 'Lender' };

const paperSignature = ({ party, userId, ...row }: AgreementSignatureEntity): PaperSignature => ({
  party: parties[party],
  signerName: row.signerName,
  typedName: row.typedName,
  signerId: userId,
  signedAt: row.signedAt,
  ip: row.ip,
  userAgent: row.userAgent,
  proof: row.proof,
  contentHash: row.contentHash,
});

export const paperHash = (pdf: Buffer): string => createHash('sha256').update(pdf).digest('hex');

/** The PDF of an agreement from the record of its signatures, the lender's last; from nothing else. */
export async function agreementPaper(
  row: BrokerAgreementEntity,
  signatures: readonly AgreementSignatureEntity[],
  lenders: AgreementSignatureEntity,
  letterhead: Letterhead | undefined,
): Promise<AgreementPaperEntity> {
  const pdf = await signedPaper({
    title: `Referral agreement: ${row.clientName}`,
    documentId: row.id,
    content: lenders.content,
    contentHash: lenders.contentHash,
    about: [['ICCA version', row.version]],
    signatures: signatures.map(paperSignature),
    at: lenders.signedAt,
    letterhead,
  });
  return { agreementId: row.id, pdf: pdf.toString('base64'), pdfHash: paperHash(pdf), madeAt: lenders.signedAt };
}
