import { InternalTokenVerifier, internalPaths } from '@groundwork/server-auth';
import type { EndedSession, EndedSessions } from '@groundwork/server-auth';
import type { CallerName, Keys } from '@groundwork/server-config';
import type { FastifyInstance } from 'fastify';
import { Problem } from '@groundwork/server-http';

/** `POST /internal/sessions/ended`: identity alone tells which sessions are over. The gateway does not pass it on. */
export function addSessionsEndedRoute(
  fastify: FastifyInstance,
  unit: CallerName,
  keys: Keys,
  ended: EndedSessions,
): void {
  const verifier = new InternalTokenVerifier(keys, unit);
  fastify.post(internalPaths.endedSessions, async (request, reply) => {
    const header = request.headers.authorization ?? '';
    const actor = verifier.verify(header.replace(/^Bearer /, ''));
    if (actor?.caller !== 'service-identity' || actor.role !== 'system') throw new Problem('access.denied');
    for (const session of (request.body as { sessions: EndedSession[] }).sessions)
      ended.add(session.sessionId, session.until);
    return reply.status(204).send();
  });
}
