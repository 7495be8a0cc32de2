import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { nextAgreementStatus, rejectionCommentComplaint } from '@groundwork/domain-brokers';
import type { AgreementCommand } from '@groundwork/domain-brokers';
import { signatureComplaint } from '@groundwork/domain-draws';
import { broker as sentences } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { isBlank } from '@groundwork/domain-validation';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateExactly } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { BrokerQueries } from '../../brokers/queries/broker.queries.js';
import { AgreementHistories } from '../agreement-histories.js';
import type { AgreementAcceptance, AgreementDetails, AgreementRejection } from '../agreement.dto.js';
import { agreementFacts } from '../agreement.mapper.js';
import { BrokerAgreement } from '../persistence/broker-agreement.entity.js';
import { AgreementQueries } from '../queries/agreement.queries.js';

/** An administrator's decision on a referral agreement. It is made once. */
@Injectable()
export class DecideAgreement {
  constructor(
    private readonly database: Database,
    private readonly queries: AgreementQueries,
    private readonly brokers: BrokerQueries,
    private readonly histories: AgreementHistories,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  accept(actor: Actor, { brokerAgreement, file }: AgreementAcceptance): Promise<AgreementDetails> {
    const { id, adminSignature, adminTitle } = brokerAgreement;
    if (!isBlank(adminSignature) && signatureComplaint(adminSignature))
      refuseInvalid({ 'brokerAgreement.adminSignature': sentences.signatureRequired });
    const document = isBlank(file) ? null : String(file);
    return this.decide(actor, id, 'accept', {
      acceptedBy: actor.userId ?? null,
      acceptedDate: this.clock.now(),
      adminSignature: isBlank(adminSignature) ? null : adminSignature,
      ...(adminTitle?.trim() ? { adminTitle: adminTitle.trim() } : {}),
      acceptedDocument: document,
      documentHash: document && createHash('sha256').update(document, 'utf8').digest('hex'),
    });
  }

  reject(actor: Actor, { id, rejectionComment }: AgreementRejection): Promise<AgreementDetails> {
    const complaint = rejectionCommentComplaint(rejectionComment);
    if (complaint) refuseInvalid({ rejectionComment: complaint });
    const comment = rejectionComment.trim();
    return this.decide(
      actor,
      id,
      'reject',
      { rejectedBy: actor.userId ?? null, rejectedDate: this.clock.now(), rejectionComment: comment },
      comment,
    );
  }

  private async decide(
    actor: Actor,
    id: string,
    command: Extract<AgreementCommand, 'accept' | 'reject'>,
    values: Partial<BrokerAgreement>,
    comment = '',
  ): Promise<AgreementDetails> {
    const row = await this.queries.visible(actor, 'decide', id);
    const status = nextAgreementStatus(row.status, command);
    if (!status) throw new Problem('state.illegal_transition', sentences.agreementDecided);
    const { userId } = await this.brokers.find(row.brokerId);
    const facts = { ...agreementFacts(row, userId), decidedBy: actor.userId ?? '' };
    await this.database.transaction(async (manager) => {
      // The revision as well: terms that changed after they were read are not the ones that were decided on.
      await updateExactly(
        manager,
        BrokerAgreement,
        { id, status: row.status, revision: row.revision },
        { ...values, status, revision: row.revision + 1, updatedAt: this.clock.now() },
      );
      await this.histories.add(manager, id, {
        command,
        fromStatus: row.status,
        toStatus: status,
        actor,
        comment: comment || null,
      });
      if (command === 'accept')
        await this.outbox.add(manager, { type: 'agreement.accepted', aggregateId: id, payload: facts });
      else
        await this.outbox.add(manager, { type: 'agreement.rejected', aggregateId: id, payload: { ...facts, comment } });
    });
    return this.queries.byId(actor, id);
  }
}
