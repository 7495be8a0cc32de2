import { isoOf, split } from '../shared/raw.js';
import type { RawInstant } from '../shared/raw.js';
import type { ApplicationSummaryDto } from './application.dto.js';

/** Instants that every application has, and those that it may reach. */
const always = ['createdAt', 'updatedAt'] as const;
const reached = [
  'submittedAt',
  'awaitingAt',
  'closingAt',
  'approvedAt',
  'ledgerOpenedAt',
  'termSheetAgreementTime',
] as const;
type Instant = (typeof always)[number] | (typeof reached)[number];

/** A row of a list as the engines give it. */
export type SummaryRow = Omit<ApplicationSummaryDto, 'lineOfCredit' | 'rejectedSteps' | Instant> & {
  readonly lineOfCredit: number | boolean;
  readonly rejectedSteps: string;
} & { readonly [K in Instant]: RawInstant };

const instants = <Name extends Instant>(row: SummaryRow, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, isoOf(row[name])]));

export const summaryView = (row: SummaryRow): ApplicationSummaryDto => ({
  ...row,
  lineOfCredit: Boolean(row.lineOfCredit),
  rejectedSteps: split(row.rejectedSteps),
  ...(instants(row, always) as Pick<ApplicationSummaryDto, (typeof always)[number]>),
  ...(instants(row, reached) as Pick<ApplicationSummaryDto, (typeof reached)[number]>),
});
