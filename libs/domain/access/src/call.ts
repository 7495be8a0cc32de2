/** The areas; each has a back end for front end of its own under /api/<area>. */
export const areas = ['shell', 'borrower', 'broker', 'admin'] as const;
export type Area = (typeof areas)[number];

/** What a signed-in user is. A super administrator is an administrator too. */
export const roles = ['borrower', 'broker', 'admin', 'super'] as const;
export type Role = (typeof roles)[number];

/** Who may call: everybody, anybody signed in (own data), a company's user, a broker, an administrator, a super one. */
export type Who = 'public' | 'user' | 'borrower' | 'broker' | 'admin' | 'super';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A row of the table of calls. */
export interface Call {
  readonly method: Method;
  /** Relative to the area's base path, parameters in braces: '/users/profile/{id}'. */
  readonly path: string;
  readonly areas: readonly Area[];
  readonly who: Who;
  readonly notes?: string;
}

/** A row, with its areas written as the specification writes them ('borrower,admin'). */
export function call(method: Method, path: string, areaList: string, who: Who, notes?: string): Call {
  const served = areaList.split(',') as Area[];
  return notes === undefined ? { method, path, areas: served, who } : { method, path, areas: served, who, notes };
}
