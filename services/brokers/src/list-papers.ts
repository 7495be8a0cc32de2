import { createHash } from 'node:crypto';
import { databaseOptions } from '@groundwork/server-config';
import { connectForReading } from '@groundwork/server-data';

/** Lists every signed PDF by the hash of its bytes as they are kept, a line `<id of the agreement> <SHA-256>` each. */
try {
  const database = await connectForReading(databaseOptions(process.env, 'brokers'));
  try {
    for (let after = ''; ;) {
      const page = await database.rows<{ id: string; pdf: string }>(
        'SELECT agreement_id AS id, pdf FROM broker_agreement_paper WHERE agreement_id > ? ORDER BY agreement_id LIMIT 50',
        [after],
      );
      for (const { id, pdf } of page)
        process.stdout.write(`${id} ${createHash('sha256').update(Buffer.from(pdf, 'base64')).digest('hex')}\n`);
      const last = page.at(-1);
      if (!last) break;
      after = last.id;
    }
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`The papers could not be listed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
