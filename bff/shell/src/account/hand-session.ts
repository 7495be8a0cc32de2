import type { components } from '@groundwork/contract-identity';
import { isBrowser, keepDevice, readSessionCookies, setAccessCookie, setSessionCookies } from '@groundwork/server-bff';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginAnswer, SessionInformation } from './account.dto.js';

type SessionAnswer = components['schemas']['SessionDto'];

/** A session on its way to the client: a browser gets its tokens as cookies alone. */
export function handSession<T extends SessionAnswer>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: T,
): LoginAnswer & Omit<T, keyof SessionAnswer> {
  setSessionCookies(reply, answer);
  const { device, ...rest } = answer;
  if (device) keepDevice(reply, device);
  return (isBrowser(request) ? withoutTokens(rest) : rest) as LoginAnswer & Omit<T, keyof SessionAnswer>;
}

/** Another access token of the session that the call came with, to where the client keeps its own. */
export function handAccess(request: FastifyRequest, reply: FastifyReply, answer: SessionAnswer): LoginAnswer {
  // The refresh token stays the one that the client holds, or was given on the way of this call.
  if (readSessionCookies(request).refreshToken) setAccessCookie(reply, answer.token);
  return (isBrowser(request) ? withoutTokens(answer) : answer) as LoginAnswer;
}

export function withoutTokens(answer: Omit<SessionAnswer, 'device'>): SessionInformation {
  const { token: _token, refreshToken: _refreshToken, ...rest } = answer;
  return rest as SessionInformation;
}
