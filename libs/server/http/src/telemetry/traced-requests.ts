import type { FastifyReply, FastifyRequest } from 'fastify';
import { beginSpan } from './traces.js';
import type { RunningSpan } from './traces.js';

const spans = new WeakMap<FastifyRequest, RunningSpan>();

/** The span of a request that came in; nothing for probes, and where no traces are made. */
export function beginRequest(request: FastifyRequest, unit: string): RunningSpan | undefined {
  if (request.url === '/health' || request.url === '/ready') return undefined;
  const route = request.routeOptions.url ?? 'none';
  const { traceparent } = request.headers;
  const span = beginSpan({
    unit,
    name: `${request.method} ${route}`,
    kind: 'server',
    attributes: {
      'http.request.method': request.method,
      'http.route': route,
      'groundwork.correlation_id': request.id,
    },
    parent: typeof traceparent === 'string' ? traceparent : undefined,
  });
  if (span) spans.set(request, span);
  return span;
}

export function endRequest(request: FastifyRequest, reply: FastifyReply): RunningSpan | undefined {
  const span = spans.get(request);
  const { statusCode } = reply;
  span?.end({ 'http.response.status_code': statusCode }, statusCode >= 500 ? String(statusCode) : undefined);
  return span;
}
