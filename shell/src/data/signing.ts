import { unwrap } from '@groundwork/web-http';
import type { SecondFactorProof } from './session.types.js';
import { api } from './api.js';

/** Sends a code for a signature to the signer's own address. */
export const sendSigningCode = (challenge: string) =>
  unwrap(api.POST('/api/shell/signing/code', { body: { challenge } }));

/** The proof that goes with the call that signs. */
export const proveSignature = async (body: { challenge: string } & Partial<SecondFactorProof>): Promise<string> =>
  (await unwrap(api.POST('/api/shell/signing/proof', { body }))).proof;
