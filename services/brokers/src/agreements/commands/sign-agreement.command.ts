import { Inject, Injectable } from '@nestjs/common';
import { awaitsBroker, brokerStatus, nextAgreementStatus } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { Signing } from '@groundwork/server-service';
import { BrokerRepository } from '../../registry/index.js';
import type { AgreementDetailsDto, SignAgreementDto } from '../agreement.dto.js';
import { agreementDetailsView, agreementFacts } from '../agreement.view.js';
import { signedTemplate, textBeforeAcceptance } from '../agreement-text.js';
import type { IccaText } from '../agreement-text.js';
import { AgreementTexts } from '../agreement-texts.service.js';
import { AgreementSignatureEntity } from '../persistence/agreement-signature.entity.js';
import { AgreementRepository } from '../persistence/agreement.repository.js';
import type { BrokerAgreementEntity } from '../persistence/broker-agreement.entity.js';
import { brokersOwn, brokersSignature, refuseOtherText } from '../signing.js';

/** A broker signs the terms that the lender made or changed: the text as it reads now, in the own name; it waits for a decision then. */
@Injectable()
export class SignAgreement {
  constructor(
    private readonly database: Database,
    private readonly agreements: AgreementRepository,
    private readonly brokers: BrokerRepository,
    private readonly texts: AgreementTexts,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(signing: Signing, body: SignAgreementDto, icca: IccaText | undefined): Promise<AgreementDetailsDto> {
    const { actor } = signing;
    const row = await this.agreements.find(actor, 'sign', body.id);
    refuseDecidedOrSigned(row);
    const { status, userId } = await this.brokers.find(row.brokerId);
    if (status === brokerStatus.rejected || status === brokerStatus.deactivated) throw new Problem('state.locked');
    const brokerSignature = brokersOwn(signing, body);
    const template = await this.texts.template(row, icca);
    refuseOtherText(body.textHash, textBeforeAcceptance(template, row.adminTitle));
    const at = this.clock.now();
    const textTemplate = signedTemplate(template, brokerSignature);
    const changes = { brokerSignature, brokerSignedAt: at, textTemplate, updatedAt: at };
    const signature = brokersSignature(signing, body.signedName, { ...row, textTemplate }, at);
    await this.database.transaction(async (manager) => {
      await this.agreements.change(manager, row, changes, { command: 'sign', actor });
      await manager.insert(AgreementSignatureEntity, signature);
      const payload = agreementFacts(row, userId);
      await this.outbox.add(manager, { type: 'agreement.submitted', aggregateId: row.id, payload });
    });
    return agreementDetailsView(await this.agreements.find(actor, 'read', row.id));
  }
}

function refuseDecidedOrSigned(row: BrokerAgreementEntity): void {
  if (!nextAgreementStatus(row.status, 'sign')) throw new Problem('state.illegal_transition', shared.agreementDecided);
  if (!awaitsBroker(row)) throw new Problem('state.illegal_transition', shared.alreadySigned);
}
