import { defineService } from '@groundwork/server-service';
import { agreementEntities, AgreementsModule } from './agreements/index.js';
import { brokerEntities, BrokersModule } from './brokers/index.js';
import { feeEntities, FeesModule } from './fees/index.js';
import { CreateBrokers1763800700000 } from './migrations/1763800700000-create-brokers.js';
import { SignedAgreements1764600000000 } from './migrations/1764600000000-signed-agreements.js';
import { registryEntities, RegistryModule } from './registry/index.js';

/** Brokers with their invitations and standing, their fees, and their referral agreements. */
export const service = defineService({
  name: 'brokers',
  version: '2.0.0',
  imports: [RegistryModule, AgreementsModule, FeesModule, BrokersModule],
  schema: {
    entities: [...registryEntities, ...brokerEntities, ...feeEntities, ...agreementEntities],
    migrations: [CreateBrokers1763800700000, SignedAgreements1764600000000],
  },
});
