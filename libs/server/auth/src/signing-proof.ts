import type { SessionKeys } from '@groundwork/server-config';
import jwt from 'jsonwebtoken';
import { algorithmOf } from './algorithm.js';
import { keyOfSession } from './session-token.js';

/** What a signer proved beside the session or the link: a code of a letter, of the authenticator, or a recovery code. */
export type SigningMeans = 'letter' | 'authenticator' | 'recovery';

/** What identity vouches for: who proved what, for which document. */
export interface SigningProof {
  /** The account, or the link: `link:…`. */
  readonly signer: string;
  /** SHA-256 of what is signed ({@link SigningProof.document} of another document opens nothing). */
  readonly document: string;
  readonly by: SigningMeans;
  /** Where a letter went to, as it may be shown. */
  readonly address: string | null;
}

/** Where a signature's proof travels, beside the call that signs. */
export const signingProofHeader = 'x-signing-proof';
const audience = 'signature';

/** @param exp epoch seconds. Identity alone has what signs it. */
export function signSigningProof(proof: SigningProof, exp: number, keys: SessionKeys): string {
  const { name, key } = keys.signer();
  return jwt.sign({ ...proof, aud: audience, exp }, key, {
    algorithm: algorithmOf(key),
    keyid: name,
    noTimestamp: true,
  });
}

/** The proof of a token that identity signed and that is not over; undefined for every other, a session's too. */
export function readSigningProof(token: string, keys: SessionKeys, now: Date): SigningProof | undefined {
  try {
    const key = keyOfSession(token, keys);
    if (!key) return undefined;
    const claims = jwt.verify(token, key, {
      algorithms: [algorithmOf(key)],
      audience,
      clockTimestamp: Math.floor(now.getTime() / 1000),
    });
    return typeof claims === 'string' || typeof claims.exp !== 'number'
      ? undefined
      : (claims as unknown as SigningProof);
  } catch {
    return undefined;
  }
}
