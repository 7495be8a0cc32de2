import { defineBff } from '@groundwork/server-bff';
import { BrokerModule } from './broker.module.js';

export const bff = defineBff({
  name: 'broker',
  version: '1.0.0',
  module: BrokerModule,
  contracts: async () => ({
    identity: (await import('@groundwork/contract-identity/document')).document,
    brokers: (await import('@groundwork/contract-brokers/document')).document,
    agreements: (await import('@groundwork/contract-agreements/document')).document,
    files: (await import('@groundwork/contract-files/document')).document,
    notifications: (await import('@groundwork/contract-notifications/document')).document,
  }),
});
