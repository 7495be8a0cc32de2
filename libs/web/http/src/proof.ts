import { Latest } from './latest.js';

/** Has the user prove again who it is; false where the user does not want to. */
export type Prove = () => Promise<boolean>;

const ways = new Latest<Prove>();

/** How calls that need a proof of who their user is come by it. Returns the function that takes the way away. */
export function onProofNeeded(prove: Prove): () => void {
  return ways.put(prove);
}

/** Asks for a proof. False where nobody can ask, or it was not given. */
export async function askForProof(): Promise<boolean> {
  return (await ways.current?.()) ?? false;
}
