import { Module } from '@nestjs/common';
import { RegistryModule } from '../registry/index.js';
import { AgreementHistoryController } from './agreement-history.controller.js';
import { AgreementController } from './agreement.controller.js';
import { AcceptAgreement } from './commands/accept-agreement.command.js';
import { RejectAgreement } from './commands/reject-agreement.command.js';
import { RemoveAgreement } from './commands/remove-agreement.command.js';
import { SubmitAgreement } from './commands/submit-agreement.command.js';
import { UpdateAgreement } from './commands/update-agreement.command.js';
import { AgreementDecisions } from './agreement-decision.service.js';
import { AgreementHistoryEntity } from './persistence/agreement-history.entity.js';
import { AgreementRepository } from './persistence/agreement.repository.js';
import { BrokerAgreementEntity } from './persistence/broker-agreement.entity.js';
import { GetAgreementNotice } from './queries/get-agreement-notice.query.js';
import { GetAgreement } from './queries/get-agreement.query.js';
import { ListAgreementHistory } from './queries/list-agreement-history.query.js';
import { ListAgreementsOfBroker } from './queries/list-agreements-of-broker.query.js';
import { ListAgreements } from './queries/list-agreements.query.js';

export const agreementEntities = [BrokerAgreementEntity, AgreementHistoryEntity];

/** Referral agreements: submitted by a broker, decided once by an administrator. */
@Module({
  imports: [RegistryModule],
  controllers: [AgreementController, AgreementHistoryController],
  providers: [
    AgreementRepository,
    AgreementDecisions,
    SubmitAgreement,
    UpdateAgreement,
    AcceptAgreement,
    RejectAgreement,
    RemoveAgreement,
    GetAgreement,
    GetAgreementNotice,
    ListAgreements,
    ListAgreementsOfBroker,
    ListAgreementHistory,
  ],
  exports: [AgreementRepository],
})
export class AgreementsModule {}
