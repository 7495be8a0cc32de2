import { defineBff } from '@groundwork/server-bff';
import { ShellModule } from './shell.module.js';

export const bff = defineBff({
  name: 'shell',
  version: '2.0.0',
  module: ShellModule,
  contracts: async () => ({
    applications: (await import('@groundwork/contract-applications/document')).document,
    companies: (await import('@groundwork/contract-companies/document')).document,
    identity: (await import('@groundwork/contract-identity/document')).document,
    brokers: (await import('@groundwork/contract-brokers/document')).document,
    agreements: (await import('@groundwork/contract-agreements/document')).document,
    draws: (await import('@groundwork/contract-draws/document')).document,
    files: (await import('@groundwork/contract-files/document')).document,
    notifications: (await import('@groundwork/contract-notifications/document')).document,
  }),
});
