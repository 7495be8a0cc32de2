import { Injectable } from '@nestjs/common';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { brokersAbility } from '../../shared/index.js';
import type { AgreementDto } from '../agreement.dto.js';
import { agreementView } from '../agreement.view.js';
import { AgreementRepository } from '../persistence/agreement.repository.js';

/** The agreements of all brokers, newest first. */
@Injectable()
export class ListAgreements {
  constructor(private readonly agreements: AgreementRepository) {}

  async execute(actor: Actor): Promise<AgreementDto[]> {
    allow(brokersAbility(actor), 'administer', 'BrokerAgreement');
    return (await this.agreements.list(undefined)).map(agreementView);
  }
}
