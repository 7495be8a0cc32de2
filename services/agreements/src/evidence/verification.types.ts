import type { RecordFacts } from './facts.js';

/** Asks the database; instants come as 'YYYY-MM-DD HH:MM:SS.mmm' in UTC (see `Database.rows`). */
export type RowReader = <T>(statement: string, values?: readonly unknown[]) => Promise<T[]>;

/** A record that was noted outside the database: chains that do not have it at this place are not the chain that was noted. */
export interface Anchor {
  readonly position: number;
  readonly hash: string;
}

export interface VerificationReport {
  /** The last record that was found; position 0 where there is none. */
  readonly head: Anchor;
  /** What is wrong, a sentence each; empty where everything is as it was written. */
  readonly findings: readonly string[];
}

export interface RecordRow {
  readonly position: number;
  readonly kind: string;
  readonly acceptanceId: string;
  readonly facts: string;
  readonly previousHash: string;
  readonly hash: string;
}

/** Every name that a fact has in any kind of record. */
export type FactName = RecordFacts extends infer Facts ? (Facts extends RecordFacts ? keyof Facts : never) : never;

/** Facts as they were read: by name, each of them anything, since somebody may have changed the row. */
export type ReadFacts = Readonly<Partial<Record<FactName, unknown>>>;

/** A record whose facts could be read. */
export interface ReadRecord {
  readonly position: number;
  readonly facts: ReadFacts;
}
