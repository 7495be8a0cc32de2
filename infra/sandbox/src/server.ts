import Fastify, { LogController } from 'fastify';
import { addAccounts, Verifications } from './accounts.js';
import { Behaviours } from './behaviours.js';
import { addIdentity } from './identity.js';
import { addBackground, addDemographics } from './lookups.js';
import { addTesters } from './testers.js';
import { addWidget } from './widget.js';

export interface SandboxOptions {
  readonly host: string;
  readonly port: number;
  /** The one origin that may show the widget and hears of it. */
  readonly portalOrigin: string;
}

export interface RunningSandbox {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * The sandbox of outside providers: each one's shape over HTTP from an origin of its own, so that the portal's clients, time-outs
 * and screens work on what they will work on with a provider. It keeps nothing on disk and logs nothing of what it is sent.
 */
export async function startSandbox({ host, port, portalOrigin }: SandboxOptions): Promise<RunningSandbox> {
  const server = Fastify({
    logger: false,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(body as string)),
  );
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.header('x-content-type-options', 'nosniff');
    done();
  });
  const behaviours = new Behaviours();
  const verifications = new Verifications();
  server.get('/health', () => ({ status: 'up', unit: 'sandbox' }));
  server.get('/ready', () => ({ ready: true, unit: 'sandbox' }));
  addTesters(server, behaviours);
  addIdentity(server, behaviours);
  addAccounts(server, behaviours, verifications);
  addBackground(server, behaviours);
  addDemographics(server, behaviours);
  addWidget(server, verifications, portalOrigin);
  await server.listen({ host, port });
  const bound = server.server.address();
  return {
    url: `http://${host}:${bound !== null && typeof bound === 'object' ? bound.port : port}`,
    close: () => server.close(),
  };
}
