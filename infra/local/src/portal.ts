import { keepsMail, mailOptions, serviceOptions } from '@groundwork/server-config';
import { publishBuilds, registryOf, startBrowserSide } from './browser-side.js';
import type { Demonstration } from './demonstration.js';
import { demonstrationFor } from './demonstration.js';
import { LateFilling } from './filling.js';
import { needFreePorts } from './free-ports.js';
import { stage } from './progress.js';
import type { LocalSettings } from './settings.js';
import { needsSandbox, portsInUse, unitNames } from './settings.js';
import { startUnits } from './units.js';

export interface Portal {
  readonly url: string;
  readonly accounts: readonly { readonly email: string; readonly role: string; readonly password: string }[];
  close(): Promise<void>;
}

/** Where things are kept, in words: `SQLite, events in process, files on disk`. */
function described(env: NodeJS.ProcessEnv): string {
  const { database, events, storage } = serviceOptions(env, 'files');
  return [
    database.kind === 'mysql' ? 'MySQL' : 'SQLite',
    events.kind === 'rabbitmq' ? 'events over RabbitMQ' : 'events in process',
    storage.kind === 's3' ? 'files in S3' : 'files on disk',
  ].join(', ');
}

/** The origin of the widget in which accounts are verified, for pages that show it; nothing where the provider is off. */
function widgetOf({ providers: { accountVerification } }: LocalSettings): { accountVerificationOrigin?: string } {
  return accountVerification ? { accountVerificationOrigin: new URL(accountVerification.widgetUrl).origin } : {};
}

/** Fills the demonstration data in; a failure leaves part of them behind, so the way out is told with it. */
async function filled(
  demonstration: Demonstration,
  shared: LocalSettings['shared'],
  say: (text: string) => void,
): Promise<string> {
  try {
    return await demonstration.fill(shared, say);
  } catch (error) {
    throw new Error('The demonstration data were filled in only partly. Start over with npm run reset.', {
      cause: error,
    });
  }
}

/** Starts the whole portal in this process, with a line for each stage. What was started is stopped when a stage fails. */
export async function startPortal(settings: LocalSettings, root: string, env: NodeJS.ProcessEnv): Promise<Portal> {
  const { shared, except, ports } = settings;
  await needFreePorts(portsInUse(settings), shared.host, ports.gateway);
  const closing: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const one of closing.splice(0).reverse()) await one();
  };
  try {
    await stage('Remotes', async () => publishBuilds(registryOf(settings.data), root));
    if (needsSandbox(settings))
      await stage('Sandbox', async () => {
        const { startSandbox } = await import('@groundwork/sandbox');
        // Both loopback addresses: services come by the one, browsers by the name.
        const sandbox = await startSandbox({
          host: 'localhost',
          port: ports.sandbox,
          portalOrigin: shared.publicOrigin,
        });
        closing.push(() => sandbox.close());
        return sandbox.url;
      });
    await stage('Services', async (say) => {
      const units = await startUnits(env, except, say);
      closing.push(() => units.close());
      const left = except.size > 0 ? `, without ${[...except].join(', ')}` : '';
      return `${unitNames.length - except.size} units: ${described(env)}${left}`;
    });
    const demonstration = await demonstrationFor(shared);
    const late = demonstration && except.size > 0 ? new LateFilling() : undefined;
    if (demonstration && !late) await stage('Demonstration data', (say) => filled(demonstration, shared, say));
    const accounts = demonstration?.accounts ?? [];
    await stage('Gateway', async () => {
      const mailbox = keepsMail({ mode: shared.mode, mail: mailOptions(env) });
      const config = {
        demonstration: demonstration !== undefined,
        mailbox,
        uploadLimitMb: settings.uploadLimitMb,
        accounts,
        ...(shared.traces ? { traces: true } : {}),
        ...widgetOf(settings),
      };
      const side = await startBrowserSide(settings, root, config, () => late?.parts() ?? []);
      closing.push(() => side.close());
      return shared.publicOrigin;
    });
    if (demonstration && late) {
      closing.push(async () => late.stop());
      late
        .run(demonstration, shared)
        .catch((error: unknown) => console.error('  The demonstration data could not be filled in:', error));
    }
    return { url: shared.publicOrigin, accounts, close };
  } catch (error) {
    await close();
    throw error;
  }
}
