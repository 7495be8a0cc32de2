import { describeServiceMigrations } from '@groundwork/server-testkit';
import { service } from '../index.js';

describeServiceMigrations(service, [
  {
    migration: 'RetainageWithheld1765100100000',
    change: 'column ledger_entry.kind is written anew',
    firstStep: 'none',
  },
  { migration: 'Fundings1765100200000', change: 'column ledger_entry.funding_id is written anew', firstStep: 'none' },
  { migration: 'Fundings1765100200000', change: 'column ledger_entry.effective_on is written anew', firstStep: 'none' },
]);
