import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { Catch, HttpException, Logger } from '@nestjs/common';
import type { ProblemCode } from '@groundwork/domain-messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem, problemDocument } from './problem.js';
import { isStorageFault } from './storage-faults.js';

const codeOfStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'request.malformed',
  401: 'session.invalid',
  403: 'access.denied',
  404: 'route.not_found',
  405: 'method.not_allowed',
  408: 'upstream.timeout',
  409: 'resource.exists',
  413: 'request.too_large',
  415: 'request.media_type',
  422: 'validation.failed',
  429: 'throttle.too_many',
  503: 'upstream.unavailable',
};

/**
 * Any error as the problem that a caller may see. What fails with the database may be asked for again in a moment; what is
 * unknown becomes `internal.error`. Neither says anything of itself.
 */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isStorageFault(error)) return new Problem('upstream.unavailable', undefined, undefined, { 'retry-after': '2' });
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number } | null)?.statusCode;
  const code = status === undefined ? undefined : codeOfStatus[status];
  return code ? new Problem(code) : new Problem('internal.error');
}

const log = new Logger('Problem');

/** As {@link asProblem}, and a line of the log for what is no refusal. */
export function loggedProblem(error: unknown): Problem {
  const problem = asProblem(error);
  if (problem.status >= 500) log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return problem;
}

export function sendProblem(reply: FastifyReply, problem: Problem, correlationId: string | undefined): void {
  if (problem.headers) void reply.headers(problem.headers);
  void reply
    .status(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemDocument(problem, correlationId)));
}

@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = loggedProblem(error);
    if (reply.sent) return;
    sendProblem(reply, problem, request.id);
  }
}
