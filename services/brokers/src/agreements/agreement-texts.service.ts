import { Injectable } from '@nestjs/common';
import { agreementStatus } from '@groundwork/domain-brokers';
import { Problem } from '@groundwork/server-http';
import { BrokerRepository } from '../registry/index.js';
import type { AgreementTextDto } from './agreement-text.dto.js';
import { filledTemplate, textBeforeAcceptance, textHash } from './agreement-text.js';
import type { IccaText } from './agreement-text.js';
import { needIcca } from './new-agreement.js';
import type { AgreementSignatureEntity } from './persistence/agreement-signature.entity.js';
import { AgreementRepository } from './persistence/agreement.repository.js';
import type { BrokerAgreementEntity } from './persistence/broker-agreement.entity.js';

type SignatureView = AgreementTextDto['signatures'][number];

const signatureView = ({ party, signerName, signedAt }: AgreementSignatureEntity): SignatureView => ({
  party,
  signerName,
  signedAt: signedAt.toISOString(),
});

/** The text of an agreement, from what is kept of it. */
@Injectable()
export class AgreementTexts {
  constructor(
    private readonly agreements: AgreementRepository,
    private readonly brokers: BrokerRepository,
  ) {}

  /** @param icca only agreements from before their text was kept are filled from it */
  async of(row: BrokerAgreementEntity, icca: IccaText | undefined): Promise<AgreementTextDto> {
    const accepted = row.status === agreementStatus.accepted;
    const signed = await this.signed(row);
    const last = signed.find(({ party }) => party === (accepted ? 'lender' : 'broker'));
    if (last)
      return { ...unchanged(last.content, last.contentHash), isSigned: true, signatures: signed.map(signatureView) };
    if (row.acceptedDocument)
      return { ...unchanged(row.acceptedDocument, row.documentHash), isSigned: true, signatures: [] };
    const text = textBeforeAcceptance(await this.template(row, icca), row.adminTitle);
    return { ...text, isSigned: false, signatures: [] };
  }

  /** The text but for the signatures that are still to be given. */
  async template(row: BrokerAgreementEntity, icca: IccaText | undefined): Promise<string> {
    if (row.textTemplate !== null) return row.textTemplate;
    const broker = await this.brokers.find(row.brokerId);
    return filledTemplate({
      agreement: { ...row, acceptedDate: null },
      broker,
      icca: needIcca(icca),
      at: row.createdAt,
    });
  }

  /** The signatures that are given to the terms as they stand. */
  async standing(row: BrokerAgreementEntity): Promise<SignatureView[]> {
    return (await this.signed(row)).map(signatureView);
  }

  /** The same as they are kept. */
  standingRows(row: BrokerAgreementEntity): Promise<AgreementSignatureEntity[]> {
    return this.signed(row);
  }

  /** A broker's signature under terms that were changed since is kept, and stands for nothing here: the last one does. */
  private async signed(row: BrokerAgreementEntity): Promise<AgreementSignatureEntity[]> {
    const rows = await this.agreements.signatures(row.id);
    const brokers = row.brokerSignature ? rows.findLast(({ party }) => party === 'broker') : undefined;
    return rows.filter((signature) => signature.party === 'lender' || signature === brokers);
  }
}

/** A kept text, once its hash says that it is as it was signed. */
function unchanged(html: string, contentHash: string | null): { html: string; contentHash: string } {
  if (contentHash === null || textHash(html) !== contentHash) throw new Problem('evidence.broken');
  return { html, contentHash };
}
