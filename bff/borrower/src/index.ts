import { defineBff } from '@groundwork/server-bff';
import { BorrowerModule } from './borrower.module.js';

export const bff = defineBff({
  name: 'borrower',
  version: '3.0.0',
  module: BorrowerModule,
  contracts: async () => ({
    identity: (await import('@groundwork/contract-identity/document')).document,
    companies: (await import('@groundwork/contract-companies/document')).document,
    applications: (await import('@groundwork/contract-applications/document')).document,
    draws: (await import('@groundwork/contract-draws/document')).document,
    files: (await import('@groundwork/contract-files/document')).document,
    agreements: (await import('@groundwork/contract-agreements/document')).document,
    notifications: (await import('@groundwork/contract-notifications/document')).document,
  }),
});
