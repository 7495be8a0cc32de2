import type { Budget } from '@groundwork/domain-budgets';
import type { ApplicationStatus } from './application-status.js';
import type { SaveApplication } from './application.record.js';
import type { LoanTerms } from './loan-terms.record.js';
import type { SaveProperty } from './property.record.js';

/** Not answered yet: left out by a form, null from a service. */
export type Maybe<T> = T | null | undefined;

/** That the supervision of a line of credit was acknowledged: when (ISO), by whom, and the SHA-256 of the words. */
export interface SupervisionOnRecord {
  readonly date: string;
  /** First and last name of the account at that moment; null where it was not recorded. */
  readonly signerName: string | null;
  readonly contentHash: string;
}

/** A property as the rules read it, with its budget. Amounts in whole cents, dates YYYY-MM-DD, areas in square feet. */
export interface PropertyFacts extends SaveProperty {
  readonly budget?: Maybe<Pick<Budget, 'sections'>>;
}

/** An application as the rules read it: what a form holds and what the service stores. */
export interface ApplicationFacts extends Omit<SaveApplication, 'properties'> {
  readonly properties?: Maybe<readonly PropertyFacts[]>;
  /** ISO instant at which the term sheet was accepted. */
  readonly termSheetAgreementTime?: Maybe<string>;
  /** Figures of the accepted term sheet that have changed since: they end its acceptance. */
  readonly termSheetChanges?: Maybe<readonly string[]>;
  /** The acknowledgement of its supervision that is on record: the tick alone counts for nothing (decision 0059). */
  readonly supervision?: Maybe<SupervisionOnRecord>;
  readonly sectionComplete?: Maybe<string>;
  readonly status?: Maybe<ApplicationStatus>;
  /** Of the loan, once they are decided. */
  readonly terms?: Maybe<Pick<LoanTerms, 'amount' | 'rate'>>;
}
