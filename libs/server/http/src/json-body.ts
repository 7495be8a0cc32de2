import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.js';

/**
 * What one JSON body may hold, whatever its bytes: how deep it nests, how many fields one object has, and how many values
 * there are in all. The widest body of the product, a draft of 1,000 budget lines, has less than half of each.
 */
export const jsonLimits = { depth: 32, fields: 5_000, values: 100_000 } as const;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openObject, closeObject, openList, closeList] = [0x7b, 0x7d, 0x5b, 0x5d];

/** The place after the text that begins before `at`. */
function afterText(bytes: Uint8Array, at: number): number {
  for (let place = at; place < bytes.length; place += 1) {
    if (bytes[place] === backslash) place += 1;
    else if (bytes[place] === quote) return place;
  }
  return bytes.length;
}

/**
 * Refuses a body that is deeper, wider or fuller than {@link jsonLimits} before anything is made of it, in one pass over its
 * bytes: what parsing, transforming and checking cost grows faster than the bytes do. Whether it is JSON is not asked.
 * @throws {Problem} `request.malformed`
 */
export function boundJson(bytes: Uint8Array): void {
  /** Commas in the open container of each depth. */
  const counts = new Int32Array(jsonLimits.depth + 1);
  const isObject = new Uint8Array(jsonLimits.depth + 1);
  let depth = 0;
  let values = 0;
  for (let place = 0; place < bytes.length; place += 1) {
    switch (bytes[place]) {
      case quote:
        place = afterText(bytes, place + 1);
        break;
      case openObject:
      case openList:
        depth += 1;
        if (depth > jsonLimits.depth) throw new Problem('request.malformed');
        isObject[depth] = bytes[place] === openObject ? 1 : 0;
        counts[depth] = 0;
        break;
      case closeObject:
      case closeList:
        if (depth > 0) depth -= 1;
        break;
      case comma: {
        values += 1;
        const count = (counts[depth] ?? 0) + 1;
        counts[depth] = count;
        if (values >= jsonLimits.values || (isObject[depth] === 1 && count >= jsonLimits.fields))
          throw new Problem('request.malformed');
      }
    }
  }
}

export interface JsonBodies {
  /** Whether a request's body stays bytes, bounded and unparsed. */
  readonly staysBytes?: (request: FastifyRequest) => boolean;
  /** Whether a body without a byte is none, and not malformed. */
  readonly allowsEmpty?: boolean;
}

/** Reads JSON bodies in place of Fastify's own parser, none of them beyond {@link jsonLimits}. */
export function readJsonBodies(fastify: FastifyInstance, { staysBytes, allowsEmpty = false }: JsonBodies = {}): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      boundJson(body as Buffer);
    } catch (error) {
      return done(error as Error);
    }
    if (staysBytes?.(request)) return done(null, body);
    if (allowsEmpty && body.length === 0) return done(null, undefined);
    return parse(request, body.toString('utf8'), done);
  });
}
