import { problems } from '@groundwork/domain-messages';
import type { ProblemCode } from '@groundwork/domain-messages';

import type { FastifyReply } from 'fastify';

/** Answers with a problem document (RFC 9457); status and sentence come from the one table of codes. */
export function sendProblem(reply: FastifyReply, code: ProblemCode): FastifyReply {
  const { status, title, sentence } = problems[code];
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: `urn:groundwork:problem:${code}`,
        title,
        status,
        detail: sentence,
        code,
        correlationId: reply.request.id,
      }),
    );
}
