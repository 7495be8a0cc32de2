import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { RegistryModule } from '../registry/index.js';
import { AgreementHistoryController } from './agreement-history.controller.js';
import { AgreementController } from './agreement.controller.js';
import { AgreementDecisions } from './agreement-decision.service.js';
import { AgreementHistoryEntity } from './persistence/agreement-history.entity.js';
import { AgreementRepository } from './persistence/agreement.repository.js';
import { BrokerAgreementEntity } from './persistence/broker-agreement.entity.js';

export const agreementEntities = [BrokerAgreementEntity, AgreementHistoryEntity];

/** Referral agreements: submitted by a broker, decided once by an administrator. */
@Module({
  imports: [RegistryModule],
  controllers: [AgreementController, AgreementHistoryController],
  providers: [AgreementRepository, AgreementDecisions, ...useCasesOf(AgreementController, AgreementHistoryController)],
  exports: [AgreementRepository],
})
export class AgreementsModule {}
