/** What a signed-in user is. A super administrator is an administrator too. */
export const roles = ['borrower', 'broker', 'admin', 'super'] as const;
export type Role = (typeof roles)[number];

/**
 * The areas that are loaded from remotes of their own, with the roles that work in each; a role works in one. Ports and
 * manifests follow from the order, so a new area stands at the end.
 */
export const remoteAreas = {
  borrower: ['borrower'],
  broker: ['broker'],
  admin: ['admin', 'super'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type RemoteArea = keyof typeof remoteAreas;
export const remoteAreaNames = Object.keys(remoteAreas) as RemoteArea[];

/** The areas; each has a back end for front end of its own under /api/<area>. */
export type Area = 'shell' | RemoteArea;
export const areas: readonly Area[] = ['shell', ...remoteAreaNames];

/** The area that a role works in; an Error where no row of `remoteAreas` has it. */
export function areaOf(role: Role): RemoteArea {
  const area = remoteAreaNames.find((name) => (remoteAreas[name] as readonly Role[]).includes(role));
  if (!area) throw new Error(`No area is for the role ${role}`);
  return area;
}

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
