import { operations as identity } from '@groundwork/contract-identity';
import type { SignedKind } from '@groundwork/domain-accounts';
import { signerGuard, signingGuard } from '@groundwork/server-service';

/** Asks identity for the name of who calls. */
export const SignerGuard = signerGuard((services, id) => services.call(identity.getUserName, { params: { id } }));

/** Lets in who signs with the proof that the lender asks for. */
export const signs = (kind: SignedKind) =>
  signingGuard(kind, (services, body) => services.call(identity.openSigning, { body }));
