import { Problem } from '@groundwork/server-http';

/**
 * Refuses a sensitive change whose user has not proved lately who it is, by `proof.needed`: the browser asks for the password, and makes
 * the same call again (docs/adr/0088).
 * @param provedAt epoch seconds
 */
export function requireProof(provedAt: number | undefined, proofSeconds: number, now: Date): void {
  if (provedAt === undefined || now.getTime() / 1000 - provedAt > proofSeconds) throw new Problem('proof.needed');
}
