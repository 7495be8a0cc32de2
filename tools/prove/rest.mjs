/** What each unit holds when it has started and nobody asks it for anything: as it is built, and packed as in its image. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bffNames, serviceNames } from '@groundwork/server-config';
import { assemble } from '../../infra/images/assemble.mjs';
import { figuresOf } from './figures.mjs';
import { withPortal } from './standing.mjs';

/** As long as what a start leaves to be done is done. */
const settleMs = 30_000;
const portsOfPortal = 100;

const restOf = (options) =>
  withPortal({ ...options, name: 'rest', count: 1, several: [], metrics: true }, async ({ system }) => {
    await sleep(settleMs);
    return figuresOf(system);
  });

export async function proveRest(options) {
  const images = mkdtempSync(join(tmpdir(), 'groundwork-images-'));
  try {
    for (const name of serviceNames) await assemble(`@groundwork/service-${name}`, join(images, name), { maps: false });
    for (const name of bffNames)
      await assemble(`@groundwork/bff-${name}`, join(images, `bff-${name}`), { maps: false });
    options.say('units are packed');
    const built = await restOf(options);
    // What leads to units keeps its ports until the command ends.
    const packed = await restOf({ ...options, images, port: options.port + portsOfPortal });
    return { built, packed };
  } finally {
    rmSync(images, { recursive: true, force: true });
  }
}
