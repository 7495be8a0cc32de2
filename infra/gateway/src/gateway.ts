import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { entryOf, remoteNames, servedDocument, withLiveRemote } from '@groundwork/server-registry';
import { bodyLimits, bodySizeStrategy, boundBodies } from './bodies.js';
import { healthOf } from './health.js';
import type { GatewayOptions, RunningPart } from './options.js';
import { addProxies } from './proxy.js';
import { commonHeaders, contentSecurityPolicy } from './security-headers.js';
import { refusePlainCalls } from './plain-http.js';
import { createServer, running } from './server.js';
import { addPages } from './static-pages.js';

const defaultTimeoutMs = 30_000;

/**
 * The one origin that the browser talks to: the shell at `/`, the registry at `/remotes.json`, what the shell may
 * know beforehand at `/config.json`, the state of the whole at `/health`, and the back ends under `/api/<area>`.
 * Resolves once it listens; the units behind it may come later and are reported by `/health` until then.
 */
export async function startGateway(options: GatewayOptions): Promise<RunningPart> {
  const secure = options.publicOrigin.startsWith('https:');
  const headers = commonHeaders(secure);
  const { logLevel, trustedProxies } = options;
  const server = createServer('gateway', { logLevel, trustedProxies, headers });
  const developers = options.developerOrigins ?? [];
  const config = { ...options.config, ...(developers.length > 0 && { developerOrigins: developers }) };
  const policy = contentSecurityPolicy(
    [...Object.values(options.remotes), ...developers],
    secure,
    options.config.accountVerificationOrigin,
    [
      ...(options.live ? [options.live.socketOrigin] : []),
      ...developers.map((origin) => origin.replace(/^http/, 'ws')),
    ],
  );
  const published = () => {
    const document = servedDocument(options.registry.read(), options.remotes);
    const remote = options.live?.remote;
    return remote ? withLiveRemote(document, remote, options.remotes[remote]) : document;
  };

  if (secure) refusePlainCalls(server, options.publicOrigin);

  server.get('/remotes.json', (_request, reply) => reply.header('cache-control', 'no-store').send(published()));
  server.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-store').send(config));
  server.get('/ready', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ready: true, unit: 'gateway' }),
  );
  server.get('/health', async (_request, reply) => {
    const published = options.registry.read();
    const own = [
      { name: 'shell', ready: existsSync(join(options.shellDirectory, 'index.html')) },
      ...remoteNames.map((name) => ({ name: `published-${name}`, ready: entryOf(published, name) !== undefined })),
      ...(options.furtherParts?.() ?? []),
    ];
    const health = await healthOf(options.units, own);
    return reply
      .status(health.status === 'up' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health);
  });
  const limits = { ...bodyLimits, ...options.bodies };
  server.addConstraintStrategy(bodySizeStrategy(limits));
  boundBodies(server, limits, headers);
  await addProxies(server, {
    bffs: options.bffs,
    publicOrigin: options.publicOrigin,
    timeoutMs: options.upstreamTimeoutMs ?? defaultTimeoutMs,
  });
  await addPages(server, options.shellDirectory, policy);
  return running(server, options.host, options.port);
}
