import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JsonBodies } from '@groundwork/server-http';

const isRaw = (request: FastifyRequest): boolean => (request.routeOptions.config as { raw?: boolean }).raw === true;

/** Bodies of forwarded routes stay bytes; only what a BFF reads itself is parsed. */
export const jsonBodies: JsonBodies = { staysBytes: isRaw, allowsEmpty: true };

/** Uploads stay streams. */
export function addContentParsers(fastify: FastifyInstance): void {
  for (const type of ['multipart/form-data', 'application/octet-stream'])
    fastify.addContentTypeParser(type, (_request, payload, done) => done(null, payload));
}
