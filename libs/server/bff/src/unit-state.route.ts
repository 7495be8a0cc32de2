import { InternalTokenVerifier, internalPaths, operatorsOnly } from '@groundwork/server-auth';
import type { EndedSessions } from '@groundwork/server-auth';
import type { CallerName, Keys } from '@groundwork/server-config';
import { Problem } from '@groundwork/server-http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** `GET /internal/state` and `/internal/calls`: how the unit stands, for those who run the deployment. The gateway passes neither on. */
export function addUnitStateRoutes(fastify: FastifyInstance, unit: CallerName, keys: Keys, ended: EndedSessions): void {
  const verifier = new InternalTokenVerifier(keys, unit);
  const admit = ({ headers: { authorization = '' } }: FastifyRequest): void => {
    const actor = verifier.verify(authorization.replace(/^Bearer /, ''));
    if (!actor || ended.has(actor.sessionId)) throw new Problem('session.invalid');
    operatorsOnly(actor);
  };
  fastify.get(internalPaths.state, async (request) => {
    admit(request);
    return fastify.unitState();
  });
  fastify.get(internalPaths.calls, async (request) => {
    admit(request);
    return fastify.unitCalls();
  });
}
