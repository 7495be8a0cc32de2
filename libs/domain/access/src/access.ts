/** The areas; each has a back end for front end of its own under /api/<area>. */
export const areas = ['shell', 'borrower', 'broker', 'admin'] as const;
export type Area = (typeof areas)[number];

/** What a signed-in user is. A super administrator is an administrator too. */
export const roles = ['borrower', 'broker', 'admin', 'super'] as const;
export type Role = (typeof roles)[number];

/** Who comes in by a route: everybody, anybody signed in, a company's user, a broker, an administrator, a super one. */
export type Who = 'public' | 'user' | Role;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Whether somebody in this role (undefined: nobody signed in) comes in where `who` may. This is the door alone: whose
 * object it is, the service decides.
 */
export function mayCall(who: Who, role: Role | undefined): boolean {
  switch (who) {
    case 'public':
      return true;
    case 'user':
      return role !== undefined;
    case 'admin':
      return role === 'admin' || role === 'super';
    default:
      return role === who;
  }
}
