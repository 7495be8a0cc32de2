import { addDays } from '@groundwork/domain-time';
import { isBlank } from '@groundwork/domain-validation';
import type { Maybe } from './types.js';

/** A financial-literacy result is stale after so many days (specification 9). */
export const FINANCIAL_LITERACY_DAYS = 21;

export interface FinancialLiteracy {
  readonly financialLiteracyResult?: Maybe<string>;
  /** YYYY-MM-DD */
  readonly financialLiteracyDate?: Maybe<string>;
}

/**
 * Whether the step on financials and litigation is shown: the result does not contain 'Fail' and is older than 21 days
 * (specification 4). Without a result it is not.
 */
export function displaysFinancialLiteracy(
  { financialLiteracyResult, financialLiteracyDate }: FinancialLiteracy,
  today: string,
): boolean {
  if (isBlank(financialLiteracyResult) || isBlank(financialLiteracyDate)) return false;
  if ((financialLiteracyResult as string).includes('Fail')) return false;
  return (financialLiteracyDate as string) < addDays(today, -FINANCIAL_LITERACY_DAYS);
}
