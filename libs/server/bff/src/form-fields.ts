import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { BusboyHeaders } from '@fastify/busboy';
import { Problem } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';

const limits = { fields: 20, fieldSize: 64 * 1024, files: 0, headerPairs: 50 };

/** The text fields of a call that the catalogue has as multipart (or sends as JSON). Files are refused. */
export async function formFields(request: FastifyRequest): Promise<Record<string, string>> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) {
    const body = (request.body ?? {}) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    );
  }
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = Object.create(null) as Record<string, string>;
    const parser = new Busboy({ headers: request.headers as BusboyHeaders, limits });
    parser.on('field', (name, value) => {
      fields[name] = value;
    });
    parser.on('finish', () => resolve(fields));
    parser.on('error', () => reject(new Problem('request.malformed')));
    (request.body as Readable).pipe(parser);
  });
}
