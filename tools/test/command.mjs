import { spawn } from 'node:child_process';
import { commandOf, root } from '../../infra/local/prepare.mjs';

/**
 * Runs a command to its end in the root and gives its exit code and all that it printed. Where it takes longer than
 * `minutes` it is stopped with everything that it started, and counts as failed.
 */
export function runCommand(command, args, { env = {}, minutes = 10, cwd = root } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    let output = '';
    const stop = () => {
      try {
        process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
      } catch {
        // It ended by itself in between.
      }
    };
    const timer = setTimeout(() => {
      output += `\nStopped: it took longer than ${minutes} minutes.`;
      stop();
    }, minutes * 60_000);
    const interrupted = () => {
      stop();
      process.exit(130);
    };
    process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
    child.stdout.setEncoding('utf8').on('data', (part) => (output += part));
    child.stderr.setEncoding('utf8').on('data', (part) => (output += part));
    child.on('error', (error) => (output += `\n${error.message}`));
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      done({ ok: code === 0 && !signal, output });
    });
  });
}

export const runNode = (args, options) => runCommand(process.execPath, args, options);

/** One target of some units, by Nx, two units at a time; with `isAskedAnew` nothing of it comes from the cache. */
export const runTarget = (target, projects, { isAskedAnew = false, ...options } = {}) =>
  runNode(
    [
      ...[commandOf('nx'), 'run-many', '-t', target, '-p', projects.join(','), '--parallel=2', '--outputStyle=static'],
      ...(isAskedAnew ? ['--skip-nx-cache'] : []),
    ],
    {
      ...options,
      env: { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0', ...options.env },
    },
  );
