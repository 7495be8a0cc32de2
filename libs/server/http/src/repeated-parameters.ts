import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { Problem } from './problem.js';

/** Refuses a query that has a parameter twice: which of the two is meant nobody knows, and no call of ours takes a list there. */
export function refuseRepeatedParameters(
  { query }: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const twice = Object.entries(query as object).find(([, value]) => Array.isArray(value));
  if (!twice) return done();
  done(new Problem('request.malformed', `The query has the parameter ${twice[0].slice(0, 60)} more than once.`));
}
