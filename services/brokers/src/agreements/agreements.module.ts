import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { RegistryModule } from '../registry/index.js';
import { AgreementEndTimer } from './agreement-end-timer.service.js';
import { AgreementEndRepository } from './persistence/agreement-end.repository.js';
import { AgreementFollowers } from './agreement-followers.service.js';
import { AgreementHistoryController } from './agreement-history.controller.js';
import { AgreementController } from './agreement.controller.js';
import { AgreementDecisions } from './agreement-decision.service.js';
import { AgreementSignatureController } from './agreement-signature.controller.js';
import { AgreementTextController } from './agreement-text.controller.js';
import { AgreementTexts } from './agreement-texts.service.js';
import { AgreementHistoryEntity } from './persistence/agreement-history.entity.js';
import { AgreementPaperEntity } from './persistence/agreement-paper.entity.js';
import { AgreementSignatureEntity } from './persistence/agreement-signature.entity.js';
import { AgreementRepository } from './persistence/agreement.repository.js';
import { BrokerAgreementEntity } from './persistence/broker-agreement.entity.js';

export const agreementEntities = [
  BrokerAgreementEntity,
  AgreementHistoryEntity,
  AgreementSignatureEntity,
  AgreementPaperEntity,
];

/** Referral agreements: submitted by a broker, decided once by an administrator. */
@Module({
  imports: [RegistryModule],
  controllers: [AgreementController, AgreementHistoryController, AgreementSignatureController, AgreementTextController],
  providers: [
    AgreementRepository,
    AgreementDecisions,
    AgreementTexts,
    AgreementFollowers,
    AgreementEndRepository,
    AgreementEndTimer,
    ...useCasesOf(
      AgreementController,
      AgreementHistoryController,
      AgreementSignatureController,
      AgreementTextController,
    ),
  ],
  exports: [AgreementRepository, AgreementFollowers],
})
export class AgreementsModule {}
