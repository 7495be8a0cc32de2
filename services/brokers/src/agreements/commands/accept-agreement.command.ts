import { Injectable } from '@nestjs/common';
import type { Letterhead } from '@groundwork/domain-accounts';
import { signatureComplaint } from '@groundwork/domain-draws';
import { shared } from '@groundwork/domain-messages';
import { isBlank } from '@groundwork/domain-validation';
import { refuseInvalid } from '@groundwork/server-http';
import { AgreementDecisions } from '../agreement-decision.service.js';
import type { AcceptAgreementDto, AgreementDetailsDto } from '../agreement.dto.js';
import { agreementPaper } from '../agreement-paper.js';
import { textWithLender } from '../agreement-text.js';
import type { IccaText } from '../agreement-text.js';
import { AgreementTexts } from '../agreement-texts.service.js';
import type { BrokerAgreementEntity } from '../persistence/broker-agreement.entity.js';
import { refuseForeignName, refuseOtherText, refuseUnsigned, signatureRow } from '../signing.js';
import { Lender } from '@groundwork/server-service';
import type { Signing } from '@groundwork/server-service';

interface Accepted {
  readonly row: BrokerAgreementEntity;
  readonly at: Date;
  readonly icca: IccaText | undefined;
  readonly letterhead: Letterhead | undefined;
}

/**
 * An administrator accepts a referral agreement in the own name, once its broker has signed the same terms; the text with both
 * signatures stays with its hash.
 */
@Injectable()
export class AcceptAgreement {
  constructor(
    private readonly decisions: AgreementDecisions,
    private readonly texts: AgreementTexts,
    private readonly lender: Lender,
  ) {}

  async execute(signing: Signing, body: AcceptAgreementDto, icca: IccaText | undefined): Promise<AgreementDetailsDto> {
    const { id, adminSignature, signedName } = body.brokerAgreement;
    refuseForeignName('brokerAgreement.signedName', signedName, signing.signer);
    if (!isBlank(adminSignature) && signatureComplaint(adminSignature))
      refuseInvalid({ 'brokerAgreement.adminSignature': shared.signatureRequired });
    const letterhead = await this.lender.letterhead();
    return this.decisions.decide(signing.actor, id, {
      command: 'accept',
      sign: (row, at) => this.sign(signing, body, { row, at, icca, letterhead }),
    });
  }

  private async sign(
    signing: Signing,
    { brokerAgreement, textHash }: AcceptAgreementDto,
    { row, at, icca, letterhead }: Accepted,
  ) {
    refuseUnsigned(row);
    const { signer } = signing;
    const adminSignature = isBlank(brokerAgreement.adminSignature) ? null : (brokerAgreement.adminSignature ?? null);
    const adminTitle = brokerAgreement.adminTitle?.trim() || row.adminTitle;
    const textTemplate = await this.texts.template(row, icca);
    const side = { signer, adminTitle, at };
    refuseOtherText(textHash, textWithLender(textTemplate, { ...side, adminSignature: null }));
    const text = textWithLender(textTemplate, { ...side, adminSignature });
    const { id: agreementId, version } = row;
    const typedName = String(brokerAgreement.signedName);
    const lenders = signatureRow(signing, { agreementId, party: 'lender', version, typedName, text, at });
    const signatures = [...(await this.texts.standingRows(row)), lenders];
    return {
      changes: { adminSignature, adminTitle, textTemplate, documentHash: text.contentHash },
      signatures,
      paper: await agreementPaper(row, signatures, lenders, letterhead),
    };
  }
}
