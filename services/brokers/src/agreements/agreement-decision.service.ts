import { Inject, Injectable } from '@nestjs/common';
import { nextAgreementStatus } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { BrokerRepository } from '../registry/index.js';
import type { AgreementDetailsDto } from './agreement.dto.js';
import { AgreementFollowers } from './agreement-followers.service.js';
import { agreementDetailsView, agreementFacts, signedFacts } from './agreement.view.js';
import type { AgreementPaperEntity } from './persistence/agreement-paper.entity.js';
import type { AgreementSignatureEntity } from './persistence/agreement-signature.entity.js';
import { AgreementRepository } from './persistence/agreement.repository.js';
import type { BrokerAgreementEntity } from './persistence/broker-agreement.entity.js';

/** What an acceptance changes, the signatures under the text, the lender's last, and the PDF that is made of them. */
interface SignedAgreement {
  readonly changes: Partial<BrokerAgreementEntity>;
  readonly signatures: readonly AgreementSignatureEntity[];
  readonly paper: AgreementPaperEntity;
}

/** What an administrator decides; a rejection has a comment. */
export type AgreementDecision =
  | { readonly command: 'accept'; readonly sign: (row: BrokerAgreementEntity, at: Date) => Promise<SignedAgreement> }
  | { readonly command: 'reject'; readonly comment: string };

/** The way of every decision on a referral agreement. It is made once. */
@Injectable()
export class AgreementDecisions {
  constructor(
    private readonly database: Database,
    private readonly agreements: AgreementRepository,
    private readonly brokers: BrokerRepository,
    private readonly outbox: Outbox,
    private readonly followers: AgreementFollowers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async decide(actor: Actor, id: string, decision: AgreementDecision): Promise<AgreementDetailsDto> {
    const row = await this.agreements.find(actor, 'decide', id);
    const { command } = decision;
    const status = nextAgreementStatus(row.status, command);
    if (!status) throw new Problem('state.illegal_transition', shared.agreementDecided);
    const { userId } = await this.brokers.find(row.brokerId);
    const [by, at] = [actor.userId ?? null, this.clock.now()];
    const signed = decision.command === 'accept' ? await decision.sign(row, at) : undefined;
    const changes =
      decision.command === 'accept'
        ? { ...signed?.changes, acceptedBy: by, acceptedDate: at }
        : { rejectedBy: by, rejectedDate: at, rejectionComment: decision.comment };
    const comment = decision.command === 'reject' ? decision.comment : '';
    const payload = { ...agreementFacts(row, userId), decidedBy: by ?? '' };
    await this.database.transaction(async (manager) => {
      await this.agreements.change(
        manager,
        row,
        { ...changes, status, updatedAt: at },
        { command, actor, comment: comment || null },
      );
      if (signed) {
        await this.agreements.keepSigned(manager, signed.signatures, signed.paper);
        await this.outbox.add(manager, { type: 'agreement.accepted', aggregateId: id, payload });
        const sealed = signedFacts(row.version, signed.signatures, signed.paper);
        await this.outbox.add(manager, {
          type: 'agreement.signed',
          aggregateId: id,
          payload: { ...payload, ...sealed },
        });
        await this.followers.tell(manager, row.companyId);
      } else
        await this.outbox.add(manager, {
          type: 'agreement.rejected',
          aggregateId: id,
          payload: { ...payload, comment },
        });
    });
    return agreementDetailsView(await this.agreements.find(actor, 'read', id));
  }
}
