import type { Role } from '@groundwork/domain-access';

/** The flags of a login answer (specification of sign-in, section 3): isOwner is the super administrator. */
export interface LoginFlags {
  readonly isAdmin: boolean;
  readonly isOwner: boolean;
  readonly isBroker: boolean;
}

/** The role that the flags stand for. An administrator who is a broker too is an administrator. */
export function roleOf({ isAdmin, isOwner, isBroker }: LoginFlags): Role {
  if (isAdmin) return isOwner ? 'super' : 'admin';
  return isBroker ? 'broker' : 'borrower';
}

/** The flags that a role is told as. */
export function flagsOf(role: Role): LoginFlags {
  return { isAdmin: role === 'admin' || role === 'super', isOwner: role === 'super', isBroker: role === 'broker' };
}

/** Where a person finds the own account in its area. */
export function accountPathOf(role: Role): string {
  return role === 'broker' ? '/manageBroker' : '/account';
}

/** Where a person lands after signing in (section 4): administrators on /admin, brokers at /, others on /home. */
export function homeOf(role: Role): string {
  if (role === 'admin' || role === 'super') return '/admin';
  return role === 'broker' ? '/' : '/home';
}
