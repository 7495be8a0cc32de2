import { defineBff } from '@groundwork/server-bff';
import { AdminModule } from './admin.module.js';

export const bff = defineBff({
  name: 'admin',
  version: '3.0.0',
  module: AdminModule,
  apiTokens: true,
  contracts: async () => ({
    identity: (await import('@groundwork/contract-identity/document')).document,
    companies: (await import('@groundwork/contract-companies/document')).document,
    applications: (await import('@groundwork/contract-applications/document')).document,
    brokers: (await import('@groundwork/contract-brokers/document')).document,
    draws: (await import('@groundwork/contract-draws/document')).document,
    files: (await import('@groundwork/contract-files/document')).document,
    agreements: (await import('@groundwork/contract-agreements/document')).document,
    notifications: (await import('@groundwork/contract-notifications/document')).document,
  }),
});
