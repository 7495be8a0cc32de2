import { describeServiceMigrations } from '@groundwork/server-testkit';
import { service } from '../index.js';

describeServiceMigrations(service, [
  {
    migration: 'BrokersSignAnew1766600000000',
    change: 'broker_agreement_signature (agreement_id, party) is not unique any more',
    firstStep: 'none',
  },
  {
    migration: 'BrokersSignAnew1766600000000',
    change: 'column broker_agreement.text_template is written anew',
    firstStep: 'none',
  },
]);
