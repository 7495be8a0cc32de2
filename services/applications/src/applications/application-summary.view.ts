import { isoOf, split } from '../shared/raw.js';
import type { RawInstant } from '../shared/raw.js';
import type { ApplicationSummaryDto } from './application.dto.js';

/** Instants that every application has, and those that it may reach. */
type Always = 'createdAt' | 'updatedAt';
type Reached = 'submittedAt' | 'awaitingAt' | 'closingAt' | 'approvedAt' | 'ledgerOpenedAt' | 'termSheetAgreementTime';

/** A row of a list as the engines give it. */
export type SummaryRow = Omit<ApplicationSummaryDto, 'lineOfCredit' | 'rejectedSteps' | Always | Reached> & {
  readonly lineOfCredit: number | boolean;
  readonly rejectedSteps: string;
} & { readonly [K in Always]: Date | string } & { readonly [K in Reached]: RawInstant };

/** Each field by its name: a page has a hundred rows, and the service spends most of its time on them. */
export const summaryView = (row: SummaryRow): ApplicationSummaryDto => ({
  id: row.id,
  projectNumber: row.projectNumber,
  companyId: row.companyId,
  name: row.name,
  status: row.status,
  version: row.version,
  loanType: row.loanType,
  propertyType: row.propertyType,
  intendedPurpose: row.intendedPurpose,
  numberApplyingFor: row.numberApplyingFor,
  lineOfCredit: Boolean(row.lineOfCredit),
  street: row.street,
  sectionComplete: row.sectionComplete,
  percentageComplete: row.percentageComplete,
  itemsNeeded: row.itemsNeeded,
  rejectedSteps: split(row.rejectedSteps),
  createdAt: isoOf(row.createdAt),
  updatedAt: isoOf(row.updatedAt),
  submittedAt: isoOf(row.submittedAt),
  awaitingAt: isoOf(row.awaitingAt),
  closingAt: isoOf(row.closingAt),
  approvedAt: isoOf(row.approvedAt),
  ledgerOpenedAt: isoOf(row.ledgerOpenedAt),
  termSheetAgreementTime: isoOf(row.termSheetAgreementTime),
});
