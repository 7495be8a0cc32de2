import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { files } from './files.js';

/** `npm run deploy:manifests`: writes the compose file and the manifests of Kubernetes from the tables of this folder. */
const infra = join(import.meta.dirname, '../..');
for (const [path, text] of Object.entries(files)) {
  const file = join(infra, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${Object.keys(files).length} files`);
