import { decimalText, loanLimitsRecord } from '@groundwork/domain-capital';
import type { LoanLimits } from '@groundwork/domain-capital';
import { fill } from '@groundwork/domain-messages';
import { loanLimits } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { fieldNames, pickFields } from '@groundwork/domain-records';

/** A limit or an assumption by its name in the record. */
export type LimitName = keyof typeof loanLimitsRecord.fields;

const { fields } = loanLimitsRecord;

/** What a field of the limits is called. */
export const limitLabel = (name: string): string => fields[name as LimitName].label;

/** What it says: '85%', '$5,000,000.00', '1.20×', '30 years', or that there is no limit. */
export function limitValue(name: string, value: unknown): string {
  if (typeof value !== 'number') return loanLimits.noLimit;
  const { kind } = fields[name as LimitName];
  if (kind === 'amount') return formatCents(value);
  if (kind === 'decimal') return `${decimalText(Math.round(value * 100))}×`;
  return kind === 'whole' ? fill(loanLimits.years, { count: value }) : `${value}%`;
}

/** The limits alone, without what their version is. */
export const limitsOf = (stored: LoanLimits): LoanLimits => pickFields(loanLimitsRecord, stored);

/** What a version changed in the one before it, in words. */
export function changesOf(before: LoanLimits, after: LoanLimits): string[] {
  return fieldNames(loanLimitsRecord).flatMap((name) => {
    const [was, is] = [limitValue(name, before[name]), limitValue(name, after[name])];
    return was === is ? [] : [fill(loanLimits.change, { label: limitLabel(name), before: was, after: is })];
  });
}
