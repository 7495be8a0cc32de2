import { draftErrors } from '@groundwork/domain-applications';
import { canAddFundingSource, CUSTOM_SOURCE } from '@groundwork/domain-budgets';
import { isBlank, line } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import { capital } from '@groundwork/domain-messages-borrower';
import type { Application } from '../../../../data/api.js';
import type { ApplicationChanges } from '../../../../data/save-application.js';

export interface SourceValues {
  id?: string;
  name: string;
  total: number | null;
}

/** The loan that is wanted, who else pays, and the source that is just being entered. */
export interface FundingValues {
  requestedLoanAmount: number | null;
  fundingSources: SourceValues[];
  adding: { name: string; customName: string; total: number | null };
}

export const noSource: FundingValues['adding'] = { name: '', customName: '', total: null };

export const valuesOf = ({ requestedLoanAmount, fundingSources }: Application): FundingValues => ({
  requestedLoanAmount: requestedLoanAmount ?? null,
  fundingSources: fundingSources.map(({ id, name, total }) => ({ ...(id ? { id } : {}), name, total })),
  adding: noSource,
});

/** What is saved. A source that is ready to be added is one, also where nobody has pressed the button. */
export const changesOf = ({ requestedLoanAmount, fundingSources, adding }: FundingValues): ApplicationChanges => ({
  requestedLoanAmount: requestedLoanAmount ?? null,
  fundingSources: [...fundingSources, ...[addedSource({ adding })].flatMap((source) => source ?? [])].map(
    ({ total, ...source }) => ({ ...source, total: total ?? 0 }),
  ),
});

/** The source that stands ready to be added, under its name; undefined while something of it is missing. */
export function addedSource({ adding }: Pick<FundingValues, 'adding'>): SourceValues | undefined {
  const { name, customName, total } = adding;
  if (!canAddFundingSource({ name, customName, total })) return undefined;
  return { name: name === CUSTOM_SOURCE ? customName.trim() : name, total };
}

/** What is wrong with the funding: an amount without the name of its source is not lost in silence. */
export function fundingErrors(values: FundingValues): FieldErrors {
  const errors: FieldErrors = { ...draftErrors(changesOf(values)) };
  values.fundingSources.forEach(({ total }, index) => {
    if (isBlank(total)) errors[`fundingSources.${index}.total`] = capital.sourceAmountMissing;
  });
  const tooLong = line(values.adding.customName);
  if (tooLong) errors['adding.customName'] = tooLong;
  else if (!isBlank(values.adding.total) && !addedSource(values)) errors['adding.name'] = capital.sourceNameMissing;
  return errors;
}
