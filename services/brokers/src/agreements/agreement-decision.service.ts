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
import { agreementDetailsView, agreementFacts } from './agreement.view.js';
import { AgreementSignatureEntity } from './persistence/agreement-signature.entity.js';
import { AgreementRepository } from './persistence/agreement.repository.js';
import type { BrokerAgreementEntity } from './persistence/broker-agreement.entity.js';

/** What an acceptance changes, and the signature that it is given by. */
interface SignedAgreement {
  readonly changes: Partial<BrokerAgreementEntity>;
  readonly signature: AgreementSignatureEntity;
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
      if (signed) await manager.insert(AgreementSignatureEntity, signed.signature);
      if (command === 'accept')
        await this.outbox.add(manager, { type: 'agreement.accepted', aggregateId: id, payload });
      else
        await this.outbox.add(manager, {
          type: 'agreement.rejected',
          aggregateId: id,
          payload: { ...payload, comment },
        });
    });
    return agreementDetailsView(await this.agreements.find(actor, 'read', id));
  }
}
