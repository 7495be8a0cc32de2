import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { brokersAbility } from '../../shared/index.js';
import type { AgreementDto } from '../agreement.dto.js';
import { agreementView } from '../agreement.view.js';
import { AgreementRepository } from '../persistence/agreement.repository.js';

/** The agreements of a broker, newest first. */
@Injectable()
export class ListAgreementsOfBroker {
  constructor(private readonly agreements: AgreementRepository) {}

  async execute(actor: Actor, brokerId: string): Promise<AgreementDto[]> {
    allow(brokersAbility(actor), 'read', subject('BrokerAgreement', { brokerId }));
    return (await this.agreements.list(brokerId)).map(agreementView);
  }
}
