import { STATUS_CODES } from 'node:http';
import { problems } from '@groundwork/domain-messages';
import type { ProblemCode } from '@groundwork/domain-messages';
import type { FastifyReply } from 'fastify';

const mediaType = 'application/problem+json';

function problemDocument(code: ProblemCode, correlationId: string, status: number): string {
  const { title, sentence } = problems[code];
  return JSON.stringify({
    type: `urn:groundwork:problem:${code}`,
    title,
    status,
    detail: sentence,
    code,
    correlationId,
  });
}

/** Answers with a problem document (RFC 9457); status and sentence come from the one table of codes. */
export function sendProblem(reply: FastifyReply, code: ProblemCode): FastifyReply {
  const { status } = problems[code];
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type(mediaType)
    .send(problemDocument(code, reply.request.id, status));
}

export interface RawProblem {
  readonly code: ProblemCode;
  /** Where HTTP has a closer one than the code's. */
  readonly status?: number;
  readonly correlationId: string;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A problem document as bytes of a connection that ends with it: for what is no request, or none any more. */
export function rawProblem({ code, status = problems[code].status, correlationId, headers }: RawProblem): string {
  const body = problemDocument(code, correlationId, status);
  const head = {
    ...headers,
    'x-correlation-id': correlationId,
    'cache-control': 'no-store',
    'content-type': `${mediaType}; charset=utf-8`,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const fields = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...fields, '', body].join('\r\n');
}
