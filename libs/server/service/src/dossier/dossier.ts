import type { SubjectKind } from '@groundwork/server-auth';

/**
 * How rows belong to a subject: `'company_id'`, a column that has its id; or `'application_id in ledger.application_id'`, a column whose
 * value stands in a column of rows of another table that belong to it.
 */
export type Tie = string;

/** A table of which a dossier has rows. Tables and columns are called as in the database. */
export interface DossierTable {
  readonly ties: Readonly<Partial<Record<SubjectKind, readonly Tie[]>>>;
  /** Secrets, which no export has. */
  readonly secrets?: readonly string[];
  /** Columns that name somebody to whom the row does not belong: who did it, or whom else it concerns. */
  readonly others?: readonly string[];
  /** What the lender's administrators write to each other: whoever exports what is their own does not have it. */
  readonly inside?: true;
  /** A PDF in base64: it is a file of its own. */
  readonly paper?: string;
}

/** What a service keeps of companies and people: each of its tables is in it, or stands outside by name and says why (docs/adr/0104). */
export interface Dossier {
  readonly tables: Readonly<Record<string, DossierTable>>;
  readonly outside: Readonly<Record<string, string>>;
}

/** What every service has besides its own tables. */
export const outsideOfAll: Dossier['outside'] = {
  outbox_message: 'Events on their way: what they tell of stands in the tables of their service.',
  inbox_message: 'Numbers of events that arrived.',
  idempotency_key: 'Answers to commands, kept for a day: what they tell of stands in the tables of their service.',
};

type Rest = Omit<DossierTable, 'ties'>;

/** Rows of a company, by these ties. */
export const ofCompany = (ties: Tie | readonly Tie[], rest: Rest = {}): DossierTable => ({
  ties: { company: [ties].flat() },
  ...rest,
});

/** Rows of somebody who can sign in. */
export const ofUser = (ties: Tie | readonly Tie[], rest: Rest = {}): DossierTable => ({
  ties: { user: [ties].flat() },
  ...rest,
});

/** A tie in its parts. */
export function partsOf(tie: Tie): { column: string; of?: { table: string; column: string } } {
  const [column = '', of] = tie.split(' in ');
  if (of === undefined) return { column };
  const [table = '', key = ''] = of.split('.');
  return { column, of: { table, column: key } };
}
