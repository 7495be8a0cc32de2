import { Latest } from './latest.js';

/** What a signature that was refused by `signature.proof_needed` says: what is to be proved, and where. */
export interface SigningDemand {
  readonly challenge: string;
  readonly by: 'letter' | 'authenticator';
  /** Where a letter goes, masked. */
  readonly address: string | null;
  /** A code went out already, and is good. */
  readonly sent: boolean;
}

/** Has the signer prove what the lender asks for; undefined where the signer does not want to. */
export type ProveSigning = (demand: SigningDemand) => Promise<string | undefined>;

/** Where the proof travels. */
export const signingProofHeader = 'X-Signing-Proof';

const ways = new Latest<ProveSigning>();

/** How calls that sign come by a proof. Returns the function that takes the way away. */
export function onSigningProofNeeded(prove: ProveSigning): () => void {
  return ways.put(prove);
}

/** Asks for the proof. Undefined where nobody can ask, or it was not given. */
export async function askForSigningProof(demand: unknown): Promise<string | undefined> {
  return ways.current?.(demand as SigningDemand);
}
