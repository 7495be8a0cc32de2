import type { KeyObject } from 'node:crypto';

/** JWS's names of ECDSA, by the curve of a key. */
const byCurve = { prime256v1: 'ES256', secp384r1: 'ES384', secp521r1: 'ES512' } as const;
type Algorithm = (typeof byCurve)[keyof typeof byCurve];

/**
 * By what a key signs and checks. It follows from the key and never from a token: a pair of a stronger curve takes the place of one as any
 * new pair does, beside it for a time, and nothing is checked by another algorithm than its key is for. Throws for a key of another kind.
 */
export function algorithmOf(key: KeyObject): Algorithm {
  const curve = key.asymmetricKeyDetails?.namedCurve ?? '';
  const algorithm = Object.entries(byCurve).find(([name]) => name === curve)?.[1];
  if (!algorithm) throw new Error('Tokens are signed by keys of P-256, P-384 or P-521.');
  return algorithm;
}
