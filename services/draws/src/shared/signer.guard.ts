import { operations as identity } from '@groundwork/contract-identity';
import type { SignedKind } from '@groundwork/domain-accounts';
import { linkParty } from '@groundwork/server-links';
import { signerGuard, signingGuard } from '@groundwork/server-service';

/** Asks identity for the name of who calls. */
export const SignerGuard = signerGuard((services, id) => services.call(identity.getUserName, { params: { id } }));

/** Lets in who signs with the proof that the lender asks for. */
export const signs = (kind: SignedKind) =>
  signingGuard(kind, (services, body) => services.call(identity.openSigning, { body }));

/** The same of who signs by a link, whose code goes to the address that the link was sent to. */
export const signsByLink = (kind: SignedKind) =>
  signingGuard(kind, (services, body) => services.call(identity.openSigning, { body }), linkParty);
