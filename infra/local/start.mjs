/** `npm start`: installs and builds what is missing, then runs the whole portal in this very process. */
import { chdir, argv } from 'node:process';
import { failPreparation, prepare, root } from './prepare.mjs';

chdir(root);
console.log('\nGroundwork\n');
if (!argv.includes('--as-built')) await prepare().catch(failPreparation);
process.setSourceMapsEnabled(true);
await import('./dist/main.js');
