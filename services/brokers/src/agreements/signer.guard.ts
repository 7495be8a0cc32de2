import { operations as identity } from '@groundwork/contract-identity';
import { signerGuard } from '@groundwork/server-service';

/** Asks identity for the name of who calls. */
export const SignerGuard = signerGuard((services, id) => services.call(identity.getUserName, { params: { id } }));
