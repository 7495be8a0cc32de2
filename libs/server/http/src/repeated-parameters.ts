import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { Problem } from './problem.js';

/** Refuses a query that has a parameter twice: which of the two is meant nobody knows, and no call of ours takes a list there. */
export function refuseRepeatedParameters(
  { query }: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  for (const name in query as object)
    if (Array.isArray((query as Readonly<Record<string, unknown>>)[name]))
      return done(new Problem('request.malformed', `The query has the parameter ${name.slice(0, 60)} more than once.`));
  done();
}
