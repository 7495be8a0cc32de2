import { describeServiceMigrations } from '@groundwork/server-testkit';
import { service } from '../index.js';

describeServiceMigrations(service, [
  {
    migration: 'SealedPapers1765500000000',
    change: 'column evidence_head.last_position is written anew',
    firstStep: 'none',
  },
  {
    migration: 'SealedPapers1765500000000',
    change: 'column evidence_head.last_hash is written anew',
    firstStep: 'none',
  },
]);
