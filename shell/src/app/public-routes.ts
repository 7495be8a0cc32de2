/**
 * The public routes (specification, sign-in 2) beside /login: nobody is sent to sign in from them. Six are ours: /joinCompany, by which
 * somebody with an account is invited to a company, /waiver, where a lien waiver is signed by its link, /s1, where an owner signs the
 * S-1 by one, /inspection, where a named inspector reports by one, /verify, which says whether a file was signed here, and the mailbox
 * of a demonstration.
 */
const routes = {
  confirmationNeeded: /^\/confirmationneeded$/,
  register: /^\/register$/,
  forgotPassword: /^\/forgotPassword$/,
  confirmRegistration: /^\/confirmRegistration\/([^/]+)\/([^/]+)$/,
  resetPassword: /^\/resetPassword\/([^/]+)\/([^/]+)$/,
  registerAdmin: /^\/registerAdmin\/([^/]+)\/([^/]+)$/,
  joinCompany: /^\/joinCompany\/([^/]+)\/([^/]+)$/,
  registerBroker: /^\/registerBroker\/([^/]+)$/,
  verify: /^\/verify$/,
  /** A lien waiver to sign: its token is behind the sign of the fragment, which the page reads itself. */
  waiver: /^\/waiver$/,
  /** The S-1 of an owner: its token is in the fragment, too. */
  s1: /^\/s1$/,
  /** The report of an inspection by a named inspector: its token is in the fragment, too. */
  inspection: /^\/inspection$/,
  mailbox: /^\/mailbox$/,
} as const;

export type PublicPageName = keyof typeof routes;

/** A public page with what its address names; '' where it names nothing. */
export interface PublicRoute {
  name: PublicPageName;
  id: string;
  /** The code of a letter: in the path, or `?code=` in a broker's invitation. */
  code: string;
}

/** The public page of a path; undefined for every other. */
export function publicRouteOf(path: string, search = ''): PublicRoute | undefined {
  for (const [name, pattern] of Object.entries(routes)) {
    const match = pattern.exec(path.length > 1 ? path.replace(/\/$/, '') : path);
    if (!match) continue;
    const code = match[2] === undefined ? (new URLSearchParams(search).get('code') ?? '') : decoded(match[2]);
    return { name: name as PublicPageName, id: decoded(match[1] ?? ''), code };
  }
  return undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A link that was cut in the middle of a character: no code is of this form, and the page says so.
    return part;
  }
}
