import { databaseOptions } from '@groundwork/server-config';
import { printPaperHashes } from '@groundwork/server-data';

/** Lists every signed PDF by the hash of its PDF, a line `<id of the agreement> <SHA-256>` each. */
await printPaperHashes(() => databaseOptions(process.env, 'brokers'), {
  table: 'broker_agreement_paper',
  key: 'agreement_id',
});
