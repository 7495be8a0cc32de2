import { Inject, Injectable } from '@nestjs/common';
import { brokerStatus } from '@groundwork/domain-brokers';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { BrokerRepository } from '../../registry/index.js';
import { brokersAbility } from '../../shared/index.js';
import type { AgreementDetailsDto, CreateAgreementDto } from '../agreement.dto.js';
import { agreementDetailsView, agreementFacts } from '../agreement.view.js';
import { newAgreement } from '../new-agreement.js';
import type { ExistingClient } from '../new-agreement.js';
import { AgreementRepository } from '../persistence/agreement.repository.js';
import { BrokerAgreementEntity } from '../persistence/broker-agreement.entity.js';

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
    const row = newAgreement(actor, body, owner.iccaVersion, client, this.clock.now());
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
