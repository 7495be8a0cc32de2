/** `node tools/test/pack-portal.mjs`: what the journeys start, the portal of one process in one file. */
import { join } from 'node:path';
import { packPortal } from '../../infra/images/pack.mjs';
import { root } from '../../infra/local/prepare.mjs';

await packPortal({ root, folder: join(root, 'infra/local'), file: join(root, 'tools/test/dist/portal.packed') });
