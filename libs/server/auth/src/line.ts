import type { UnitPair, UnitTls } from '@groundwork/server-config';
import { Agent, buildConnector, fetch } from 'undici';
import type { RequestInit, Response } from 'undici';

/** The one that {@link fetchBy} takes as a body: Node's own is another. */
export { FormData } from 'undici';

/** How a unit's connections to another begin; what `connect` of undici takes. */
export type Line = buildConnector.connector | { readonly timeout: number };

/**
 * In the clear, or by TLS where units have a pair: with the one of the moment, so that it is replaced while they run. `name` is whom the
 * certificate must be of where that is not the host of the address.
 */
export function lineBy(tls: UnitTls | undefined, timeout: number, name?: string): Line {
  if (!tls) return { timeout };
  let made: { readonly pair: UnitPair; readonly connect: buildConnector.connector } | undefined;
  return (options, done) => {
    const pair = tls.current();
    if (made?.pair !== pair) made = { pair, connect: buildConnector({ ...pair, timeout }) };
    made.connect(name === undefined ? options : { ...options, servername: name }, done);
  };
}

const connectMs = 2_000;

/** `fetch` of a unit, for what is asked of many of them now and then. */
export function fetchBy(
  tls: UnitTls | undefined,
  name?: string,
): (url: string, init: RequestInit) => Promise<Response> {
  const dispatcher = tls && new Agent({ connect: lineBy(tls, connectMs, name) });
  return (url, init) => fetch(url, { ...init, ...(dispatcher && { dispatcher }) });
}
