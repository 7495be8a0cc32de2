/**
 * `node tools/workshop/test-file.mjs services/draws/src/draws.service.test.ts`: one jest file in its unit's folder, with the
 * surroundings and the lane that its unit and its name say. What the editor starts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { argv, execPath, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { laneOf } from '../jest/lanes.mjs';

const file = resolve(argv[2] ?? '');
let unit = dirname(file);
while (!existsSync(join(unit, 'package.json'))) unit = dirname(unit);
const { test = '' } = JSON.parse(readFileSync(join(unit, 'package.json'), 'utf8')).scripts ?? {};
const kind = / web\b/.test(test) ? 'web' : 'node';
const runner = fileURLToPath(new URL('../jest/run.mjs', import.meta.url));
const args = [runner, kind, `--lane=${laneOf(basename(file))}`, relative(unit, file)];
exit(spawnSync(execPath, args, { cwd: unit, stdio: 'inherit' }).status ?? 1);
