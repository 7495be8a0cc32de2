import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who a back end (`user`, a session's claims) or a service (`actor`) knows to stand behind a request. */
interface Known {
  readonly user?: { readonly sub?: string };
  readonly actor?: { readonly userId?: string | undefined; readonly caller?: string };
}

/**
 * What the log keeps of a request: what was asked by the template of its route, of whom by ids, and what came of it. Never a query, a
 * body or an address of mail.
 */
export function requestLine(request: FastifyRequest, reply: FastifyReply, traceId: string | undefined): object {
  const { user, actor } = request as FastifyRequest & Known;
  const userId = user?.sub ?? actor?.userId;
  return {
    method: request.method,
    path: request.routeOptions.url ?? request.url.split('?')[0] ?? '',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    correlationId: request.id,
    ...(userId === undefined ? {} : { userId }),
    ...(actor?.caller === undefined ? {} : { caller: actor.caller }),
    ...(traceId === undefined ? {} : { traceId }),
  };
}
