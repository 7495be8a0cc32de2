import { beyond } from './beyond.js';
import { areas } from './call.js';
import type { Area, Call, Role, Who } from './call.js';
import { catalogue } from './catalogue.js';

/** THE table of every call: the specification's and ours. A route that is not in it must not be served. */
export const calls: readonly Call[] = [...catalogue, ...beyond];

/** A path template in one writing: ':id' and '{id}' alike, whatever the name, without a slash at its end. */
export function normalisePath(template: string): string {
  const path = template.replace(/\{[^}]*\}|:[A-Za-z_]\w*/g, '{}').replace(/\/+$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}

const keyOf = (area: Area, method: string, path: string): string =>
  `${area} ${method.toUpperCase()} ${normalisePath(path)}`;

const byKey: ReadonlyMap<string, Call> = new Map(
  calls.flatMap((row) => row.areas.map((area) => [keyOf(area, row.method, row.path), row] as const)),
);

/** The calls that an area's back end for front end serves. */
export function callsOf(area: Area): readonly Call[] {
  return calls.filter((row) => row.areas.includes(area));
}

/**
 * The row of a route by its template ('/users/profile/:id' and '/users/profile/{id}' are one), in the table's case;
 * undefined where the table has none.
 */
export function findCall(area: Area, method: string, template: string): Call | undefined {
  return byKey.get(keyOf(area, method, template));
}

/**
 * Whether a row of the table is open to strangers in an area because they come by an invitation: the public
 * registration page of a broker. There the service decides by the invitation, not by a session.
 */
export function byInvitation(row: Call, area: Area): boolean {
  return area === 'shell' && (row.who === 'borrower' || row.who === 'broker');
}

const isAdmin = (role: Role | undefined): boolean => role === 'admin' || role === 'super';

/** Who may come through an area's door for a row, before the service looks at the object itself. */
export function doorOf(row: Call, area: Area): Who {
  if (byInvitation(row, area)) return 'public';
  if (area === 'admin' && (row.who === 'borrower' || row.who === 'broker')) return 'admin';
  return row.who;
}

/**
 * Whether somebody in this role (undefined: nobody signed in) may make the call in this area. False for an area that
 * does not serve it. This is the door alone: whose object it is, the service decides.
 */
export function mayCall(row: Call, area: Area, role: Role | undefined): boolean {
  if (!row.areas.includes(area)) return false;
  const door = doorOf(row, area);
  switch (door) {
    case 'public':
      return true;
    case 'user':
      return role !== undefined;
    case 'admin':
      return isAdmin(role);
    case 'super':
      return role === 'super';
    case 'borrower':
    case 'broker':
      return role === door;
  }
}

/** The names in braces of a path, in their order. */
export function parametersOf(row: Call): string[] {
  return [...row.path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '');
}

/** A path with its parameters filled in, each percent-encoded. Throws a RangeError for one that is not given. */
export function concretePath(row: Call, values: Readonly<Record<string, string>>): string {
  return row.path.replace(/\{([^}]*)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new RangeError(`No value for {${name}} of ${row.path}`);
    return encodeURIComponent(value);
  });
}

/** Whether a text names an area. */
export function isArea(text: unknown): text is Area {
  return areas.includes(text as Area);
}
