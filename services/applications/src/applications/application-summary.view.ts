import { isoOf, split } from '../shared/raw.js';
import type { RawInstant } from '../shared/raw.js';
import type { ApplicationSummaryDto } from './application.dto.js';

/** A row of a list as the engines give it. */
export type SummaryRow = Omit<
  ApplicationSummaryDto,
  'lineOfCredit' | 'rejectedSteps' | 'createdAt' | 'updatedAt' | 'submittedAt'
> & {
  readonly lineOfCredit: number | boolean;
  readonly rejectedSteps: string;
  readonly createdAt: RawInstant;
  readonly updatedAt: RawInstant;
  readonly submittedAt: RawInstant;
};

export const summaryView = (row: SummaryRow): ApplicationSummaryDto => ({
  ...row,
  lineOfCredit: Boolean(row.lineOfCredit),
  rejectedSteps: split(row.rejectedSteps),
  createdAt: isoOf(row.createdAt) as string,
  updatedAt: isoOf(row.updatedAt) as string,
  submittedAt: isoOf(row.submittedAt),
});
