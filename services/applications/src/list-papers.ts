import { databaseOptions } from '@groundwork/server-config';
import { printPaperHashes } from '@groundwork/server-data';

/** Lists every notice of adverse action that was sent by the hash of its PDF, a line `<id of the notice> <SHA-256>` each. */
await printPaperHashes(() => databaseOptions(process.env, 'applications'), {
  table: 'adverse_notice_paper',
  key: 'notice_id',
});
