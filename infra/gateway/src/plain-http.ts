import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problems.js';

/**
 * Who comes over plain HTTP, as whatever ends TLS in front says: a page is led to HTTPS, where nothing was sent yet; a call is refused, so
 * that whoever wrote http:// hears of it and does not go on sending what others can read.
 */
export function refusePlainCalls(server: FastifyInstance, publicOrigin: string): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (String(request.headers['x-forwarded-proto']).toLowerCase() !== 'http') return done();
    if (request.url.startsWith('/api/')) return void sendProblem(reply, 'transport.plain');
    void reply.redirect(`${publicOrigin}${request.url}`, 308);
  });
}
