import { flagsOf } from '@groundwork/domain-accounts';
import type { UserDto } from './account.dto.js';
import type { AccountEntity } from './persistence/account.entity.js';

export function userView({ id, email, firstName, lastName, role }: AccountEntity): UserDto {
  const { isOwner } = flagsOf(role);
  return {
    id,
    userId: id,
    email,
    firstName,
    lastName,
    role,
    isSuper: isOwner,
    isOwner,
    userProfile: { firstName, lastName, userId: id },
  };
}
