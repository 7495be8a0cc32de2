/** A portal to prove something on: its units behind nginx, on databases and queues of its own, for as long as it is worked on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropDatabases } from '../drill/copies.mjs';
import { deleteQueues } from './broker.mjs';
import { startFront } from './front.mjs';
import { startReplicas } from './replicas.mjs';

/** @param options `name` of the proof; the rest as of {@link startReplicas}. `work` gets the units and the front's address. */
export async function withPortal({ name, mysqlUrl, rabbitUrl, keepLogs, say, ...options }, work) {
  const folder = mkdtempSync(join(tmpdir(), `groundwork-${name}-`));
  const prefix = `gw${name}_${options.port}_`;
  await dropDatabases(mysqlUrl, prefix);
  let system;
  let front;
  try {
    const begun = Date.now();
    system = await startReplicas({
      ...options,
      folder,
      database: mysqlUrl,
      databasePort: options.port + 45,
      rabbitUrl,
      prefix,
    });
    const startMs = Date.now() - begun;
    front = await startFront({ port: options.port, folder, bffs: system.bffs, unitTls: system.pair });
    return await work({ system, url: front.url, startMs });
  } finally {
    await front?.close();
    await system?.stop();
    await dropDatabases(mysqlUrl, prefix);
    await deleteQueues(rabbitUrl, prefix.replaceAll('_', '.'));
    if (!keepLogs) rmSync(folder, { recursive: true, force: true });
    else say(`logs in ${folder}`);
  }
}
