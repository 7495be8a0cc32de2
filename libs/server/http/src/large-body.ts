import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.js';

/** A body up to this size is read to its end before it is refused, bytes: who still sends does not hear an answer. */
const heardOut = 8 * 1024 * 1024;

/** Answers a JSON body that says itself larger than its route takes with `request.too_large`, without keeping any of it. */
export function refuseLargeBodies(fastify: FastifyInstance): void {
  fastify.addHook('preParsing', (request, _reply, payload, done) => {
    const length = Number(request.headers['content-length'] ?? 0);
    const isJson = request.headers['content-type']?.startsWith('application/json') === true;
    if (!isJson || length <= request.routeOptions.bodyLimit) return done(null, payload);
    const refuse = (): void => done(new Problem('request.too_large'));
    if (length > heardOut) refuse();
    else finished(payload.resume()).then(refuse, refuse);
  });
}
