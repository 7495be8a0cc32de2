/** Prints which browser the journeys run in: what they said in it they say until it is another. */
import { spawnSync } from 'node:child_process';
import { foundBrowser } from './surroundings.mjs';

console.log(
  spawnSync(process.env.CHROMIUM_PATH ?? foundBrowser(), ['--version'], { encoding: 'utf8' }).stdout ?? 'none',
);
