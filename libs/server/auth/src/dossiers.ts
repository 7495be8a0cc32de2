import type { Actor } from './actor.js';
import { internalPaths } from './internal-paths.js';

/** Of whom everything is asked for: a company, somebody who can sign in, a broker's record. */
export const subjectKinds = ['company', 'user', 'broker'] as const;
export type SubjectKind = (typeof subjectKinds)[number];
export interface DossierSubject {
  readonly kind: SubjectKind;
  readonly id: string;
}

/** Where every service answers what it keeps of a subject (docs/adr/0104): `GET` counts, and `GET …/rows` the rows. */
export const dossierPath = ({ kind, id }: DossierSubject): string => `${internalPaths.dossiers}/${kind}/${id}`;

/** What a service has of a subject, before it is read. */
export interface DossierCount {
  readonly tables: readonly { readonly table: string; readonly rows: number }[];
  /** Columns that are left out of every export, as table.column. */
  readonly secrets: readonly string[];
  /** Tables that no export has, and why. */
  readonly outside: readonly { readonly table: string; readonly because: string }[];
}

/** A line of the answer: a row, a paper of a row, or the end. An answer without an end is not whole. */
export type DossierLine =
  | { readonly table: string; readonly row: Readonly<Record<string, unknown>> }
  | { readonly table: string; readonly paper: string; readonly base64: string }
  | { readonly end: true };

/** A super administrator at the administrators' back end has anybody's; everybody else, at the shell's, nobody's but their own. */
export function mayHaveDossier(actor: Actor, { kind, id }: DossierSubject): boolean {
  if (actor.caller === 'bff-admin') return actor.role === 'super';
  if (actor.caller !== 'bff-shell') return false;
  return (kind === 'user' && id === actor.userId) || (kind === 'broker' && id === actor.brokerId);
}
