import type { LoanType } from '@groundwork/domain-applications';
import type { SearchCondition } from '@groundwork/server-data';
import type { RawInstant } from '../../shared/raw.js';
import type { ApplicationDetails } from '../domain/application-record.js';
import { applicationBy } from '../queries/search-plan.js';
import type { Engine } from '../queries/search-plan.js';

/** A loan in closing as its list shows it, with what its checklist follows from. */
export interface ApplicationInClosing {
  readonly id: string;
  readonly projectNumber: number;
  readonly name: string;
  readonly street: string | null;
  readonly companyId: string;
  readonly companyName: string | null;
  readonly loanType: LoanType | null;
  readonly pointPersonId: string | null;
  readonly amount: number | null;
  readonly closingAt: string | null;
  readonly details: ApplicationDetails;
}

export type RawInClosing = Omit<ApplicationInClosing, 'amount' | 'closingAt' | 'details'> & {
  readonly amount: number | string | null;
  readonly closingAt: RawInstant;
  readonly details: string;
};

/** By which of the loans in closing are chosen before they are read. */
export interface ClosingNarrowing {
  readonly q?: string | undefined;
  readonly loanType?: LoanType | undefined;
  readonly pointPerson?: string | undefined;
}

const columns = `id, project_number AS projectNumber, name, first_street AS street, company_id AS companyId,
  company_name AS companyName, loan_type AS loanType, point_person_id AS pointPersonId, amount, closing_at AS closingAt, details`;

/** The loans in closing that meet conditions, by the index that lists are filtered by, which begins with the stage. */
export const applicationsInClosing = (
  conditions: readonly Pick<SearchCondition, 'sql'>[],
  most: number,
  engine: Engine,
): string =>
  `SELECT ${columns} FROM ${applicationBy('ix_application_filters', engine)} WHERE ${conditions.map(({ sql }) => sql).join(' AND ')} LIMIT ${most}`;
