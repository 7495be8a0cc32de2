import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const authenticate = (sessionId: string, generation: number, secret: string, key: KeyObject): string =>
  createHmac('sha256', key).update(`refresh\n${sessionId}\n${generation}\n${secret}`).digest('base64url');

/**
 * The refresh token of a generation. It is computed, not stored: a stolen table holds no token, and calls that meet in
 * the moment of a renewal can be given the same successor.
 */
export function refreshTokenOf(sessionId: string, generation: number, secret: string, key: KeyObject): string {
  return `${sessionId}.${generation}.${authenticate(sessionId, generation, secret, key)}`;
}

export interface RefreshTokenParts {
  readonly sessionId: string;
  readonly generation: number;
}

export function readRefreshToken(token: string): RefreshTokenParts | undefined {
  const match = /^([\w-]{36})\.(\d{1,9})\.[\w-]{43}$/.exec(token);
  return match?.[1] && match[2] ? { sessionId: match[1], generation: Number(match[2]) } : undefined;
}

export function isGenuine(token: string, parts: RefreshTokenParts, secret: string, key: KeyObject): boolean {
  const expected = Buffer.from(refreshTokenOf(parts.sessionId, parts.generation, secret, key));
  const received = Buffer.from(token);
  return expected.length === received.length && timingSafeEqual(expected, received);
}
