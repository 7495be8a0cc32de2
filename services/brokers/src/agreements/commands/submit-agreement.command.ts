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
import { BrokerRepository } from '../../registry/index.js';
import { brokersAbility } from '../../shared/index.js';
import { storedTerms } from '../agreement-terms.js';
import type { AgreementDetailsDto, CreateAgreementDto } from '../agreement.dto.js';
import { agreementDetailsView, agreementFacts, storedCompany } from '../agreement.view.js';
import { AgreementRepository } from '../persistence/agreement.repository.js';
import { BrokerAgreementEntity } from '../persistence/broker-agreement.entity.js';

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
    private readonly brokers: BrokerRepository,
    private readonly agreements: AgreementRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: CreateAgreementDto, client?: ExistingClient): Promise<AgreementDetailsDto> {
    allow(brokersAbility(actor), 'create', subject('BrokerAgreement', { brokerId: body.brokerId }));
    const owner = await this.brokers.find(body.brokerId);
    if (owner.status === brokerStatus.rejected || owner.status === brokerStatus.deactivated)
      throw new Problem('state.locked');
    const terms = storedTerms(body);
    const unsigned = isAdministrator(actor) && isBlank(body.brokerSignature);
    if (!unsigned && signatureComplaint(body.brokerSignature))
      refuseInvalid({ brokerSignature: sentences.signatureRequired });
    const now = this.clock.now();
    const row: BrokerAgreementEntity = {
      id: newId(),
      brokerId: body.brokerId,
      status: agreementStatus.pending,
      ...terms,
      companyId: client?.companyId ?? null,
      company: storedCompany(body.company, terms.clientName),
      adminTitle: body.adminTitle?.trim() || ADMIN_TITLE,
      version: isBlank(body.version) ? owner.iccaVersion : String(body.version).trim(),
      brokerSignature: unsigned ? null : (body.brokerSignature ?? null),
      ...undecided,
      revision: 1,
      createdBy: actor.userId ?? null,
      createdAt: now,
      updatedAt: now,
      removedAt: null,
      removedBy: null,
    };
    await this.database.transaction(async (manager) => {
      await manager.insert(BrokerAgreementEntity, row);
      await this.agreements.remember(manager, row.id, {
        command: 'submit',
        fromStatus: null,
        toStatus: row.status,
        actor,
      });
      await this.outbox.add(manager, {
        type: 'agreement.submitted',
        aggregateId: row.id,
        payload: agreementFacts(row, owner.userId),
      });
    });
    return agreementDetailsView(row);
  }
}
