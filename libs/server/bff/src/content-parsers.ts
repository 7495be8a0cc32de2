import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '@groundwork/server-http';

const isRaw = (request: FastifyRequest): boolean => (request.routeOptions.config as { raw?: boolean }).raw === true;

/** Bodies of forwarded routes stay bytes, uploads stay streams; only what a BFF reads itself is parsed. */
export function addContentParsers(fastify: FastifyInstance): void {
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isRaw(request)) return done(null, body);
    try {
      done(null, body.length === 0 ? undefined : JSON.parse(body.toString('utf8')));
    } catch {
      done(new Problem('request.malformed'));
    }
  });
  for (const type of ['multipart/form-data', 'application/octet-stream'])
    fastify.addContentTypeParser(type, (_request, payload, done) => done(null, payload));
}
