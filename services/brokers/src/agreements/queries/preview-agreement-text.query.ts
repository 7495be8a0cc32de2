import { Inject, Injectable } from '@nestjs/common';
import {
  ADMIN_TITLE,
  agreementDefaults,
  agreementTermsRecord,
  lendersRates,
  normaliseAgreement,
} from '@groundwork/domain-brokers';
import { storedValues } from '@groundwork/domain-records';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { CLOCK } from '@groundwork/server-service';
import { BrokerRepository } from '../../registry/index.js';
import { brokersAbility } from '../../shared/index.js';
import type { AgreementTextDto, PreviewAgreementDto } from '../agreement-text.dto.js';
import { filledTemplate, textBeforeAcceptance } from '../agreement-text.js';
import type { IccaText } from '../agreement-text.js';
import { needIcca } from '../new-agreement.js';

/** An agreement as it would read with the terms that are being entered: what a broker reads before signing. */
@Injectable()
export class PreviewAgreementText {
  constructor(
    private readonly brokers: BrokerRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: PreviewAgreementDto, icca: IccaText | undefined): Promise<AgreementTextDto> {
    allow(brokersAbility(actor), 'create', subject('BrokerAgreement', { brokerId: body.brokerId }));
    const broker = await this.brokers.find(body.brokerId);
    const master = needIcca(icca);
    const typed = storedValues(agreementTermsRecord, normaliseAgreement(body));
    // What a broker proposes is not what the lender signs.
    const agreement = { ...agreementDefaults, ...typed, ...lendersRates(master), brokerSignature: null };
    const template = filledTemplate({ agreement, broker, icca: master, at: this.clock.now() });
    return {
      ...textBeforeAcceptance(template, ADMIN_TITLE),
      isSigned: false,
      signatures: [],
    };
  }
}
