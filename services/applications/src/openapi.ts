import { fileURLToPath } from 'node:url';
import { writeContract } from '@groundwork/server-service';
import { service } from './index.js';

await writeContract(service, fileURLToPath(new URL('../openapi.json', import.meta.url)));
