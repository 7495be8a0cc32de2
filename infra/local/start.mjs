/** `npm start`: installs and builds what is missing, then runs the whole portal in this very process. */
import { chdir, argv, exit } from 'node:process';
import { failPreparation, prepare, root } from './prepare.mjs';

const usage = `npm start                      installs and builds what is missing, migrates, fills demonstration data, runs the portal
npm start -- --as-built        runs what is built, as it is
npm start -- --except draws    without a unit, as on a day when it is away
npm start -- --help            says this

Settings of the environment stand in README.md; Ctrl-C stops everything.`;

if (argv.includes('--help')) {
  console.log(usage);
  exit(0);
}

chdir(root);
console.log('\nGroundwork\n');
if (!argv.includes('--as-built')) await prepare().catch(failPreparation);
process.setSourceMapsEnabled(true);
await import('./dist/main.js');
