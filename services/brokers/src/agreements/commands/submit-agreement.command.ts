import { Inject, Injectable } from '@nestjs/common';
import { brokerStatus } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { BrokerRepository } from '../../registry/index.js';
import { brokersAbility } from '../../shared/index.js';
import type { AgreementDetailsDto, CreateAgreementDto } from '../agreement.dto.js';
import { agreementDetailsView, agreementFacts } from '../agreement.view.js';
import type { IccaText } from '../agreement-text.js';
import { needIcca, newAgreement } from '../new-agreement.js';
import type { ExistingClient } from '../new-agreement.js';
import { AgreementSignatureEntity } from '../persistence/agreement-signature.entity.js';
import { AgreementRepository } from '../persistence/agreement.repository.js';
import { BrokerAgreementEntity } from '../persistence/broker-agreement.entity.js';
import { brokersSignature } from '../signing.js';
import type { Signing } from '@groundwork/server-service';

/**
 * A referral agreement is submitted once. A broker's waits for an administrator's decision from then on; an administrator's for
 * the broker's signature first.
 */
@Injectable()
export class SubmitAgreement {
  constructor(
    private readonly database: Database,
    private readonly brokers: BrokerRepository,
    private readonly agreements: AgreementRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(
    signing: Signing,
    body: CreateAgreementDto,
    known: IccaText | undefined,
    client?: ExistingClient,
  ): Promise<AgreementDetailsDto> {
    const { actor } = signing;
    allow(brokersAbility(actor), 'create', subject('BrokerAgreement', { brokerId: body.brokerId }));
    const broker = await this.brokers.find(body.brokerId);
    if (broker.status === brokerStatus.rejected || broker.status === brokerStatus.deactivated)
      throw new Problem('state.locked');
    const now = this.clock.now();
    const row = newAgreement(body, { signing, broker, icca: needIcca(known), client, now });
    await this.database.transaction(async (manager) => {
      if (await this.agreements.waitsAlready(manager, row)) throw new Problem('rule.violated', shared.referralWaits);
      await manager.insert(BrokerAgreementEntity, row);
      if (row.brokerSignature)
        await manager.insert(AgreementSignatureEntity, brokersSignature(signing, body.signedName, row, now));
      await this.agreements.remember(manager, row.id, {
        command: 'submit',
        fromStatus: null,
        toStatus: row.status,
        actor,
      });
      await this.outbox.add(manager, {
        type: row.brokerSignature ? 'agreement.submitted' : 'agreement.offered',
        aggregateId: row.id,
        payload: agreementFacts(row, broker.userId),
      });
    });
    return agreementDetailsView(row);
  }
}
