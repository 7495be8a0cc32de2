import { Injectable } from '@nestjs/common';
import { agreementMachine } from '@groundwork/domain-brokers';
import type { Actor } from '@groundwork/server-auth';
import { refuseInvalid } from '@groundwork/server-http';
import { AgreementDecisions } from '../agreement-decision.service.js';
import type { AgreementDetailsDto, RejectAgreementDto } from '../agreement.dto.js';

/** An administrator rejects a referral agreement, with the reason. */
@Injectable()
export class RejectAgreement {
  constructor(private readonly decisions: AgreementDecisions) {}

  async execute(actor: Actor, { id, rejectionComment }: RejectAgreementDto): Promise<AgreementDetailsDto> {
    const complaint = agreementMachine.complaint('reject', rejectionComment);
    if (complaint) refuseInvalid({ rejectionComment: complaint });
    return this.decisions.decide(actor, id, { command: 'reject', comment: rejectionComment.trim() });
  }
}
