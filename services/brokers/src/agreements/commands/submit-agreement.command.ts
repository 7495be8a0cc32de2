import { Inject, Injectable } from '@nestjs/common';
import { ADMIN_TITLE, agreementStatus, brokerStatus } from '@groundwork/domain-brokers';
import { signatureComplaint } from '@groundwork/domain-draws';
import { broker as sentences } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { isBlank } from '@groundwork/domain-validation';
import { allow, isAdministrator, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { BrokerQueries } from '../../brokers/queries/broker.queries.js';
import { brokersAbility } from '../../brokers.policy.js';
import { AgreementHistories } from '../agreement-histories.js';
import { keptTerms } from '../agreement-terms.js';
import type { AgreementDetails, NewClientAgreement } from '../agreement.dto.js';
import { agreementFacts, keptCompany, toAgreementDetails } from '../agreement.mapper.js';
import { BrokerAgreement } from '../persistence/broker-agreement.entity.js';

/** The company that a referral for an existing client is about; undefined for a new client. */
export interface ExistingClient {
  readonly companyId: string;
}

const undecided = {
  adminSignature: null,
  acceptedBy: null,
  acceptedDate: null,
  rejectedBy: null,
  rejectedDate: null,
  rejectionComment: null,
  acceptedDocument: null,
  documentHash: null,
};

/** A referral agreement is submitted once; from then on it waits for an administrator's decision. */
@Injectable()
export class SubmitAgreement {
  constructor(
    private readonly database: Database,
    private readonly brokers: BrokerQueries,
    private readonly histories: AgreementHistories,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, form: NewClientAgreement, client?: ExistingClient): Promise<AgreementDetails> {
    allow(brokersAbility(actor), 'create', subject('BrokerAgreement', { brokerId: form.brokerId }));
    const owner = await this.brokers.find(form.brokerId);
    if (owner.status === brokerStatus.rejected || owner.status === brokerStatus.deactivated)
      throw new Problem('state.locked');
    const terms = keptTerms(form);
    const unsigned = isAdministrator(actor) && isBlank(form.brokerSignature);
    if (!unsigned && signatureComplaint(form.brokerSignature))
      refuseInvalid({ brokerSignature: sentences.signatureRequired });
    const now = this.clock.now();
    const row: BrokerAgreement = {
      id: newId(),
      brokerId: form.brokerId,
      status: agreementStatus.pending,
      ...terms,
      companyId: client?.companyId ?? null,
      company: keptCompany(form.company, terms.clientName),
      adminTitle: form.adminTitle?.trim() || ADMIN_TITLE,
      version: isBlank(form.version) ? owner.iccaVersion : String(form.version).trim(),
      brokerSignature: unsigned ? null : (form.brokerSignature ?? null),
      ...undecided,
      revision: 1,
      createdBy: actor.userId ?? null,
      createdAt: now,
      updatedAt: now,
      removedAt: null,
      removedBy: null,
    };
    await this.database.transaction(async (manager) => {
      await manager.insert(BrokerAgreement, row);
      await this.histories.add(manager, row.id, { command: 'submit', fromStatus: null, toStatus: row.status, actor });
      await this.outbox.add(manager, {
        type: 'agreement.submitted',
        aggregateId: row.id,
        payload: agreementFacts(row, owner.userId),
      });
    });
    return toAgreementDetails(row);
  }
}
