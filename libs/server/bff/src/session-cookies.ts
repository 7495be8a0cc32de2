import type { FastifyReply, FastifyRequest } from 'fastify';

const accessName = '__Host-groundwork-access';
const refreshName = '__Host-groundwork-refresh';
const deviceName = '__Host-groundwork-device';
const deviceSeconds = 180 * 24 * 60 * 60;

export interface TokenPair {
  readonly token: string;
  readonly refreshToken: string;
}

/**
 * Both tokens live where no script can read them. `__Host-` binds them to this host and to the root path over a secure
 * channel (browsers treat localhost as one); `Strict` keeps them off every request that another site starts.
 */
const attributes = { httpOnly: true, secure: true, sameSite: 'strict', path: '/' } as const;

export function setSessionCookies(reply: FastifyReply, tokens: TokenPair): void {
  void reply.setCookie(refreshName, tokens.refreshToken, attributes);
  setAccessCookie(reply, tokens.token);
}

/** Another access token of the same session. The refresh token stays: this one's, or the one of a renewal on the way of the call. */
export function setAccessCookie(reply: FastifyReply, token: string): void {
  void reply.setCookie(accessName, token, attributes);
}

export function clearSessionCookies(reply: FastifyReply): void {
  void reply.clearCookie(accessName, attributes).clearCookie(refreshName, attributes);
}

export function readSessionCookies(request: FastifyRequest): Partial<TokenPair> {
  return { token: request.cookies[accessName], refreshToken: request.cookies[refreshName] };
}

/** The device tokens of a browser, by which identity tells its owner from strangers who guess; they outlive the session. */
export function keepDevice(reply: FastifyReply, device: string): void {
  void reply.setCookie(deviceName, device, { ...attributes, maxAge: deviceSeconds });
}

/** What {@link keepDevice} left, in the form of a body's field. */
export function readDevice(request: FastifyRequest): { device?: string } {
  const device = request.cookies[deviceName];
  return device ? { device } : {};
}

/**
 * Whether a browser calls: it gets its tokens as cookies alone, never in a body that a script could read. Browsers send
 * `Sec-Fetch-Site`; the older ones that do not still call themselves Mozilla.
 */
export const isBrowser = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-site'] !== undefined || /^Mozilla\//.test(request.headers['user-agent'] ?? '');
