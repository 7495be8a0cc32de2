import { resolve } from 'node:path';
import { createMissingKeys } from '@groundwork/server-config';
import { layApart } from './key-files.js';

/**
 * `node infra/deploy/dist/make-keys.js <folder>`: the keys of a deployment, those that are missing alone. Keep them;
 * they open what is sealed. Under `units/` lies for each unit what it may hold, as the folder stands now.
 */
const folder = process.argv[2];
if (!folder) throw new Error('Say in which folder the keys are to lie.');
createMissingKeys(resolve(folder));
layApart(resolve(folder));
