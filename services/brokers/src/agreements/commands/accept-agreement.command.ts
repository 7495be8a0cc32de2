import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { signatureComplaint } from '@groundwork/domain-draws';
import { shared } from '@groundwork/domain-messages';
import { isBlank } from '@groundwork/domain-validation';
import type { Actor } from '@groundwork/server-auth';
import { refuseInvalid } from '@groundwork/server-http';
import { AgreementDecisions } from '../agreement-decision.service.js';
import type { AcceptAgreementDto, AgreementDetailsDto } from '../agreement.dto.js';

/** An administrator accepts a referral agreement; the text that was shown stays with its hash. */
@Injectable()
export class AcceptAgreement {
  constructor(private readonly decisions: AgreementDecisions) {}

  execute(actor: Actor, { brokerAgreement, file }: AcceptAgreementDto): Promise<AgreementDetailsDto> {
    const { id, adminSignature, adminTitle } = brokerAgreement;
    if (!isBlank(adminSignature) && signatureComplaint(adminSignature))
      refuseInvalid({ 'brokerAgreement.adminSignature': shared.signatureRequired });
    const document = isBlank(file) ? null : String(file);
    return this.decisions.decide(actor, id, {
      command: 'accept',
      changes: {
        adminSignature: isBlank(adminSignature) ? null : adminSignature,
        ...(adminTitle?.trim() ? { adminTitle: adminTitle.trim() } : {}),
        acceptedDocument: document,
        documentHash: document && createHash('sha256').update(document, 'utf8').digest('hex'),
      },
    });
  }
}
