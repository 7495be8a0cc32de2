import { Module } from '@nestjs/common';
import { AgreementsModule } from '../agreements/index.js';
import { RegistryModule } from '../registry/index.js';
import { BrokerHistoryController } from './broker-history.controller.js';
import { BrokerInvitationEntity } from './broker-invitation.entity.js';
import { BrokerInvitationRepository } from './broker-invitation.repository.js';
import { BrokerRegistrationController } from './broker-registration.controller.js';
import { BrokerController } from './broker.controller.js';
import { CreateBroker } from './commands/create-broker.command.js';
import { DecideBroker } from './commands/decide-broker.command.js';
import { InviteBroker } from './commands/invite-broker.command.js';
import { LinkBrokerAccount } from './commands/link-broker-account.command.js';
import { RemoveBroker } from './commands/remove-broker.command.js';
import { ReviewInvitedBroker } from './commands/review-invited-broker.command.js';
import { UpdateBroker } from './commands/update-broker.command.js';
import { GetBrokerNotice } from './queries/get-broker-notice.query.js';
import { GetBrokerOfUser } from './queries/get-broker-of-user.query.js';
import { GetBroker } from './queries/get-broker.query.js';
import { GetInvitedBroker } from './queries/get-invited-broker.query.js';
import { ListBrokerHistory } from './queries/list-broker-history.query.js';
import { ListBrokers } from './queries/list-brokers.query.js';

export const brokerEntities = [BrokerInvitationEntity];

/** A broker from its invitation to its registration, its standing and its account. */
@Module({
  imports: [RegistryModule, AgreementsModule],
  controllers: [BrokerController, BrokerRegistrationController, BrokerHistoryController],
  providers: [
    BrokerInvitationRepository,
    ListBrokers,
    GetBroker,
    GetBrokerOfUser,
    GetBrokerNotice,
    ListBrokerHistory,
    GetInvitedBroker,
    CreateBroker,
    UpdateBroker,
    DecideBroker,
    InviteBroker,
    ReviewInvitedBroker,
    LinkBrokerAccount,
    RemoveBroker,
  ],
})
export class BrokersModule {}
