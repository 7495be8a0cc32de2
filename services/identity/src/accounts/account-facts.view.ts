import type { EventPayloads } from '@groundwork/domain-events';
import { digitsOf } from '@groundwork/domain-validation';
import type { AccountEntity } from './persistence/account.entity.js';

/**
 * What other services keep of an account. Whoever changes its name, address, role, mobile or consent sends `user.updated`
 * with it in the same transaction: letters and text messages go where this says.
 */
export const accountFacts = ({
  id,
  email,
  firstName,
  lastName,
  role,
  profile,
}: AccountEntity): EventPayloads['user.updated'] => ({
  userId: id,
  email,
  firstName,
  lastName,
  role,
  mobileNumber: digitsOf(profile.mobileNumber ?? ''),
  canSendMessages: profile.canSendMessages === true,
});
