import { Problem } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';

/**
 * A sign-in is made in the name of the session that the browser holds, which ends with it. Where that one ended on the way (a form that
 * was sent twice) identity's door refuses it, having done nothing, and the sign-in is nobody's.
 */
export async function inPlaceOfFormer<T>(request: FastifyRequest, signIn: () => Promise<T>): Promise<T> {
  try {
    return await signIn();
  } catch (error) {
    if (!request.user || !(error instanceof Problem) || error.code !== 'session.expired') throw error;
    delete request.user;
    return signIn();
  }
}
