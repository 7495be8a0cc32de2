import { databaseOptions } from '@groundwork/server-config';
import { printPaperHashes } from '@groundwork/server-data';

/** Lists every S-1 that was signed by a link by the hash of its PDF, a line `<id of the file> <SHA-256>` each. */
await printPaperHashes(() => databaseOptions(process.env, 'companies'), { table: 's1_signature', key: 'id' });
