import { operations } from '@groundwork/contract-identity';
import { activityStepMs } from '@groundwork/server-config';
import type { FastifyInstance } from 'fastify';
import type { ServiceGateway } from './service-gateway.js';
import { isBackground } from './session.hook.js';

/** Tells identity that a session is in use, on the side: no call waits for it; polling and API tokens do not count. */
export function addActivityHook(fastify: FastifyInstance, gateway: ServiceGateway, idleMs: number): void {
  const everyMs = activityStepMs(idleMs);
  const told = new Map<string, number>();
  fastify.addHook('onResponse', (request, _reply, done) => {
    done();
    const { user } = request;
    if (!user || user.scopes || isBackground(request)) return;
    const now = Date.now();
    if (now - (told.get(user.sid) ?? 0) < everyMs) return;
    told.set(user.sid, now);
    if (told.size > 50_000) told.clear();
    gateway
      .client('identity')
      .ask(operations.recordActivity, {}, { token: gateway.tokenFor(request, 'identity') })
      .catch(() => told.delete(user.sid));
  });
}
