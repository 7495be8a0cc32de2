import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { atScrape, count, observe, setGauge, takesMetrics } from './metrics.js';

/** The template of the route (`/applications/:id`); paths that no route takes are all alike. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';

const isProbe = (request: FastifyRequest): boolean => request.url === '/health' || request.url === '/ready';

const isStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');

/** Counts the requests of a unit, how long they take and how many are under way, where metrics are taken. */
export function measureRequests(fastify: FastifyInstance, unit: string): void {
  if (!takesMetrics()) return;
  const underWay = new Set<object>();
  const streams = new Set<object>();
  const forget = atScrape(unit, () => {
    setGauge('requestsInFlight', { unit }, underWay.size);
    setGauge('streams', { unit }, streams.size);
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!isProbe(request)) {
      underWay.add(reply.raw);
      // Also of an answer that its reader broke off.
      reply.raw.once('close', () => {
        underWay.delete(reply.raw);
        streams.delete(reply.raw);
      });
    }
    done();
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (isStream(reply) && underWay.delete(reply.raw)) streams.add(reply.raw);
    done(null, payload);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    if (!isProbe(request)) {
      const [method, route] = [request.method, routeOf(request)];
      count('requests', { unit, method, route, status: String(reply.statusCode) });
      if (!isStream(reply)) observe('requestSeconds', { unit, method, route }, reply.elapsedTime / 1000);
    }
    done();
  });
  fastify.addHook('onClose', async () => forget());
}
