import { Module } from '@nestjs/common';
import { LettersModule } from '@groundwork/server-links';
import { useCasesOf } from '@groundwork/server-service';
import { AgreementsModule } from '../agreements/index.js';
import { RegistryModule } from '../registry/index.js';
import { BrokerHistoryController } from './broker-history.controller.js';
import { BrokerInvitationEntity } from './broker-invitation.entity.js';
import { BrokerInvitationRepository } from './broker-invitation.repository.js';
import { BrokerRegistrationController } from './broker-registration.controller.js';
import { InternalBrokerController } from './internal-broker.controller.js';
import { BrokerController } from './broker.controller.js';

export const brokerEntities = [BrokerInvitationEntity];

/** A broker from its invitation to its registration, its standing and its account. */
@Module({
  imports: [RegistryModule, AgreementsModule, LettersModule],
  controllers: [BrokerController, BrokerRegistrationController, BrokerHistoryController, InternalBrokerController],
  providers: [
    BrokerInvitationRepository,
    ...useCasesOf(BrokerController, BrokerRegistrationController, BrokerHistoryController, InternalBrokerController),
  ],
})
export class BrokersModule {}
