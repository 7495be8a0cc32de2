import { createHash } from 'node:crypto';
import { connectForReading } from './connect.js';

/**
 * A program that prints every PDF of a table by the hash of its bytes as they are kept (base64 in `pdf`), a line `<key> <SHA-256>`
 * each; it ends with 2 where that cannot be done.
 */
export async function printPaperHashes(
  options: () => Parameters<typeof connectForReading>[0],
  { table, key }: { readonly table: string; readonly key: string },
): Promise<void> {
  try {
    const database = await connectForReading(options());
    try {
      for (let after = ''; ;) {
        const page = await database.rows<{ id: string; pdf: string }>(
          `SELECT ${key} AS id, pdf FROM ${table} WHERE ${key} > ? ORDER BY ${key} LIMIT 50`,
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
}
