import { defineService } from '@groundwork/server-service';
import { AgreementHistories } from './agreements/agreement-histories.js';
import { AgreementsController } from './agreements/agreements.controller.js';
import { DecideAgreement } from './agreements/commands/decide-agreement.command.js';
import { RemoveAgreement } from './agreements/commands/remove-agreement.command.js';
import { SubmitAgreement } from './agreements/commands/submit-agreement.command.js';
import { UpdateAgreement } from './agreements/commands/update-agreement.command.js';
import { AgreementHistory } from './agreements/persistence/agreement-history.entity.js';
import { BrokerAgreement } from './agreements/persistence/broker-agreement.entity.js';
import { AgreementQueries } from './agreements/queries/agreement.queries.js';
import { BrokerHistories } from './brokers/broker-histories.js';
import { BrokerRegistrationController } from './brokers/broker-registration.controller.js';
import { BrokersController } from './brokers/brokers.controller.js';
import { CreateBroker } from './brokers/commands/create-broker.command.js';
import { DecideBroker } from './brokers/commands/decide-broker.command.js';
import { InviteBroker } from './brokers/commands/invite-broker.command.js';
import { RegisterBroker } from './brokers/commands/register-broker.command.js';
import { RemoveBroker } from './brokers/commands/remove-broker.command.js';
import { UpdateBroker } from './brokers/commands/update-broker.command.js';
import { BrokerHistory } from './brokers/persistence/broker-history.entity.js';
import { BrokerInvitation } from './brokers/persistence/broker-invitation.entity.js';
import { Broker } from './brokers/persistence/broker.entity.js';
import { BrokerQueries } from './brokers/queries/broker.queries.js';
import { Fees } from './fees/fees.js';
import { FeesController } from './fees/fees.controller.js';
import { BrokerFee } from './fees/persistence/broker-fee.entity.js';
import { HistoriesController } from './histories/histories.controller.js';
import { CreateBrokers1763800700000 } from './migrations/1763800700000-create-brokers.js';

/** Brokers with their invitations and standing, their fees, and their referral agreements. */
export const service = defineService({
  name: 'brokers',
  version: '1.0.0',
  controllers: [
    BrokersController,
    BrokerRegistrationController,
    FeesController,
    AgreementsController,
    HistoriesController,
  ],
  providers: [
    BrokerQueries,
    BrokerHistories,
    CreateBroker,
    UpdateBroker,
    DecideBroker,
    InviteBroker,
    RegisterBroker,
    RemoveBroker,
    Fees,
    AgreementQueries,
    AgreementHistories,
    SubmitAgreement,
    UpdateAgreement,
    DecideAgreement,
    RemoveAgreement,
  ],
  schema: {
    entities: [Broker, BrokerHistory, BrokerInvitation, BrokerFee, BrokerAgreement, AgreementHistory],
    migrations: [CreateBrokers1763800700000],
  },
});
