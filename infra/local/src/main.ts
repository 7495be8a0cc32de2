import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RegistryError } from '@groundwork/server-registry';
import { ConfigurationError } from '@groundwork/server-config';
import { PortTakenError } from './free-ports.js';
import type { Portal } from './portal.js';
import { startPortal } from './portal.js';
import { localSettings } from './settings.js';
import { whenOrphaned } from './when-orphaned.js';

const root = join(fileURLToPath(import.meta.url), '..', '..', '..', '..');

// Every request is a line at the level `info`: too much for a terminal that somebody reads.
const env: NodeJS.ProcessEnv = { ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' };

function announce({ url, accounts }: Portal, remotes: Readonly<Record<string, string>>): void {
  const lines = [
    `  Portal    ${url}`,
    ...Object.entries(remotes).map(([name, address]) => `  ${name.padEnd(9)} ${address}`),
  ];
  console.log(`\n${lines.join('\n')}\n`);
  if (accounts.length > 0) {
    const width = Math.max(...accounts.map(({ email }) => email.length)) + 2;
    console.log('  Demonstration accounts');
    for (const { email, role, password } of accounts)
      console.log(`    ${email.padEnd(width)}${password.padEnd(18)}${role}`);
    console.log('');
  }
  console.log('  Ctrl-C stops everything.\n');
}

/** Errors that a person can mend are told in one sentence; the others keep their trace. */
function explained(error: unknown): unknown {
  if (error instanceof ConfigurationError || error instanceof PortTakenError || error instanceof RegistryError)
    return error.message;
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED' && env['DATABASE_URL'])
    return `${String((error as Error).message)}\nDATABASE_URL names a server that does not answer. Start it, or leave the setting out.`;
  return error;
}

function stopOnSignals(portal: Portal): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    console.log('\n  Stopping; requests in flight are finished first. Ctrl-C again stops at once.');
    portal.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  whenOrphaned(() => {
    if (!stopping) stop();
  });
}

try {
  const settings = localSettings(process.argv.slice(2), env);
  const portal = await startPortal(settings, root, env);
  stopOnSignals(portal);
  announce(portal, settings.shared.remotes);
} catch (error) {
  process.stdout.write('\n');
  console.error(explained(error));
  process.exit(1);
}
