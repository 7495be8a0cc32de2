#!/usr/bin/env node
/**
 * `groundwork-swc [arguments of swc]`, started in a server's own folder by its `build` script: `src` into `dist`, without tests.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { argv, execPath, exit } from 'node:process';
import { fileURLToPath } from 'node:url';

const swc = join(dirname(createRequire(import.meta.url).resolve('@swc/cli/package.json')), 'bin', 'swc.js');
const settings = fileURLToPath(new URL('./server.swcrc', import.meta.url));
const { status } = spawnSync(
  execPath,
  [
    swc,
    ...['src', '-d', 'dist', '--strip-leading-paths', '--config-file', settings, '--ignore', '**/*.test.ts'],
    ...argv.slice(2),
  ],
  { stdio: 'inherit' },
);
exit(status ?? 1);
