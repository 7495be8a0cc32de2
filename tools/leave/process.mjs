import { spawnSync } from 'node:child_process';
import { env } from 'node:process';
import { tail } from '../../infra/local/prepare.mjs';

/** Without what an npm or Nx around this run says of its own place. */
const plain = Object.fromEntries(Object.entries(env).filter(([name]) => !/^(npm_|NX_|INIT_CWD|NODE_PATH)/i.test(name)));

/**
 * Runs a command to its end in a folder and gives its output.
 * @throws {Error} with the end of what it said, where it fails
 */
export function run(folder, command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...plain, CI: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')}\n${error ?? ''}${tail(`${stdout ?? ''}\n${stderr ?? ''}`, 60)}`);
  return stdout;
}

/** A script of a unit; what it said where it failed, a line each. */
export function npm(folder, ...args) {
  try {
    run(folder, 'npm', ...args);
    return [];
  } catch (error) {
    return error.message.split('\n');
  }
}
