import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, Part } from '@groundwork/server-testkit';

export const clamdProgram = '/usr/sbin/clamd';

/** What the one signature of the database finds, put together here so that no scanner stops at this source. */
export const infection = ['groundwork', 'own', 'signature', 'of', 'the', 'tests'].join('-');

export interface RealClamd {
  readonly address: { readonly kind: 'clamd'; readonly host: string; readonly port: number };
  readonly part: Part;
  close(): Promise<void>;
}

/** Debian's clamd with a database of one signature, and the settings that operating a portal asks for (docs/operate.md). */
export async function aRealClamd(settings: Readonly<Record<string, string>>): Promise<RealClamd> {
  const folder = mkdtempSync(join(tmpdir(), 'gw-clamd-'));
  const port = await freePort();
  for (const name of ['database', 'temporary']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'database', 'own.ndb'), `Groundwork.Test:0:*:${Buffer.from(infection).toString('hex')}\n`);
  const lines = {
    DatabaseDirectory: join(folder, 'database'),
    TemporaryDirectory: join(folder, 'temporary'),
    TCPAddr: '127.0.0.1',
    TCPSocket: String(port),
    Foreground: 'yes',
    ...settings,
  };
  const file = join(folder, 'clamd.conf');
  writeFileSync(
    file,
    Object.entries(lines)
      .map(([name, value]) => `${name} ${value}\n`)
      .join(''),
  );
  const part = await new Part({ command: clamdProgram, args: ['--config-file', file], port }).start();
  return {
    address: { kind: 'clamd', host: '127.0.0.1', port },
    part,
    async close() {
      await part.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
