import { mkdirSync } from 'node:fs';
import { measureRequests, openMetrics } from '@groundwork/server-http/telemetry';
import type { RemoteOriginOptions, RunningPart } from './options.js';
import { createServer, running } from './server.js';
import { addVersions } from './static-pages.js';

/** An origin of its own for one remote: its published versions, readable by pages of the shell's origin alone. */
export async function startRemoteOrigin(options: RemoteOriginOptions): Promise<RunningPart> {
  const metrics = await openMetrics(options);
  const headers = {
    'access-control-allow-origin': options.shellOrigin,
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': options.shellOrigin,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    vary: 'origin, accept-encoding',
  };
  const server = createServer(`remote-${options.name}`, { logLevel: options.logLevel, headers });
  measureRequests(server, `remote-${options.name}`);
  mkdirSync(options.directory, { recursive: true });
  server.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'OPTIONS') {
      // A preflight comes with our own correlation header; reading is all that may be done here.
      void reply
        .status(204)
        .headers({ 'access-control-allow-methods': 'GET, HEAD', 'access-control-max-age': '600' })
        .send();
      return;
    }
    done();
  });
  server.get('/ready', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ready: true, unit: `remote-${options.name}` }),
  );
  await addVersions(server, options.directory);
  const part = await running(server, options.host, options.port);
  return {
    url: part.url,
    async close() {
      await part.close();
      await metrics?.close();
    },
  };
}
