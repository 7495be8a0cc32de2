import { Problem } from '@groundwork/server-http';

/** A body as it came, for the rules of libs/domain to read. Refuses what is no object. */
export function bodyOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Problem('request.malformed');
  return body as Readonly<Record<string, unknown>>;
}
