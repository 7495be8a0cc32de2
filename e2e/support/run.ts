import { existsSync, mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { patient } from './patience.js';

/**
 * Names a folder of the whole run's, whose lanes share what is made once: the filled template, and what V8 made of the code of the
 * portal, which is packed there (`tools/test/packed-portal.cjs`). A lane that runs by itself has none.
 */
const runIn = 'E2E_RUN';
const patienceMs = patient(120_000);

export const runFolder = (): string | undefined => process.env[runIn];

/** The template of the run in `folder`: who comes first has `fill` make one and moves it there, the others wait for it. */
export async function templateOfRun(folder: string, fill: () => Promise<string>, pauseMs = 200): Promise<string> {
  const template = join(folder, 'template');
  const filling = join(folder, 'filling');
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(pauseMs)) {
    if (existsSync(template)) return template;
    try {
      mkdirSync(filling);
    } catch {
      continue;
    }
    try {
      if (!existsSync(template)) renameSync(await fill(), template);
      return template;
    } finally {
      rmdirSync(filling);
    }
  }
  throw new Error(`Nobody filled ${template} within ${patienceMs / 1000} s.`);
}
