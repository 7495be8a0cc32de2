import type { Server as HttpsServer, ServerOptions } from 'node:https';
import type { TLSSocket } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.js';
import { sendProblem } from './problem.filter.js';

/** What a unit shows and whom it believes (PEM), as that stands at the moment; the same object until it changes. */
export interface UnitPairs {
  current(): { readonly ca: string; readonly cert: string; readonly key: string };
  /** How old what stands may be, milliseconds. */
  readonly freshMs: number;
}

/** Whom the cluster's probes ask; they have no certificate, and hear whether the unit serves and nothing else. */
const open: ReadonlySet<string> = new Set(['/health', '/ready']);

/** Everybody is asked for a certificate. Who shows none is told so by {@link closeToStrangers}, since probes have none. */
export const listenBy = (tls: UnitPairs): ServerOptions => ({
  ...tls.current(),
  minVersion: 'TLSv1.2',
  handshakeTimeout: 10_000,
  requestCert: true,
  rejectUnauthorized: false,
});

/** Refuses whoever shows no certificate of the units' authority, before anything is read, and shows a pair that was replaced. */
export function closeToStrangers(fastify: FastifyInstance, tls: UnitPairs): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if ((request.raw.socket as TLSSocket).authorized || open.has(request.url)) done();
    else void sendProblem(reply, new Problem('access.denied', 'A certificate of the units is needed.'), request.id);
  });
  let shown = tls.current();
  const timer = setInterval(() => {
    const pair = tls.current();
    if (pair === shown) return;
    shown = pair;
    (fastify.server as unknown as HttpsServer).setSecureContext({ ...pair, minVersion: 'TLSv1.2' });
  }, tls.freshMs).unref();
  fastify.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
}
