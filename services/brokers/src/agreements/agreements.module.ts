import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { RegistryModule } from '../registry/index.js';
import { AgreementHistoryController } from './agreement-history.controller.js';
import { AgreementController } from './agreement.controller.js';
import { AgreementDecisions } from './agreement-decision.service.js';
import { AgreementTextController } from './agreement-text.controller.js';
import { AgreementTexts } from './agreement-texts.service.js';
import { AgreementHistoryEntity } from './persistence/agreement-history.entity.js';
import { AgreementSignatureEntity } from './persistence/agreement-signature.entity.js';
import { AgreementRepository } from './persistence/agreement.repository.js';
import { BrokerAgreementEntity } from './persistence/broker-agreement.entity.js';

export const agreementEntities = [BrokerAgreementEntity, AgreementHistoryEntity, AgreementSignatureEntity];

/** Referral agreements: submitted by a broker, decided once by an administrator. */
@Module({
  imports: [RegistryModule],
  controllers: [AgreementController, AgreementHistoryController, AgreementTextController],
  providers: [
    AgreementRepository,
    AgreementDecisions,
    AgreementTexts,
    ...useCasesOf(AgreementController, AgreementHistoryController, AgreementTextController),
  ],
  exports: [AgreementRepository],
})
export class AgreementsModule {}
