import { experienceErrors, EXPERIENCE_FROM_YEAR, experienceRecord, isSale } from '@groundwork/domain-companies';
import type { ExperienceKind } from '@groundwork/domain-companies';
import { formValues, labelsOf } from '@groundwork/domain-records';
import type { FormValues } from '@groundwork/domain-records';
import { isBlank } from '@groundwork/domain-validation';
import type { Experience } from '../../records.js';

/** An experience as its form has it: the month of the sale in two parts. */
export interface ExperienceValues extends Omit<FormValues<typeof experienceRecord>, 'dateSold'> {
  month: string;
  year: string;
}

export function experienceValues(experience: Experience | undefined, userId: string): ExperienceValues {
  const { dateSold, ...values } = formValues(experienceRecord, experience);
  const [year = '', month = ''] = dateSold.split('-');
  return { month, year, ...values, userId: values.userId || userId };
}

/** As it is sent; what is not shown is none. */
export function experienceBody(kind: ExperienceKind, { month, year, salesPrice, userId, ...rest }: ExperienceValues) {
  const sold = isSale(kind, rest);
  return {
    ...rest,
    userId: userId || null,
    dateSold: sold && (year !== '' || month !== '') ? `${year}-${month}` : null,
    salesPrice: sold ? (salesPrice ?? null) : null,
  };
}

export function experienceComplaints(
  kind: ExperienceKind,
  values: ExperienceValues,
  currentMonth: string,
): Record<string, string> {
  const { dateSold, ...errors } = experienceErrors(kind, experienceBody(kind, values), currentMonth);
  return { ...errors, ...(dateSold ? { month: dateSold } : {}) };
}

/** Whether every field that is shown is filled: 'Add New Experience' appears then (specification 5). */
export function isFilled(kind: ExperienceKind, values: ExperienceValues): boolean {
  const { month, year, salesPrice, ...rest } = values;
  return Object.values(isSale(kind, rest) ? values : rest).every((value) => !isBlank(value));
}

/** Months by number, and years from the first that counts to the present one, the latest first. */
export const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')).map((value) => ({
  value,
  label: value,
}));
export const soldYears = (currentYear: number) =>
  Array.from({ length: currentYear - EXPERIENCE_FROM_YEAR + 1 }, (_, back) => String(currentYear - back)).map(
    (value) => ({ value, label: value }),
  );

const { dateSold: _parts, ...labels } = labelsOf(experienceRecord);
export const experienceLabels = { month: 'Month Sold', year: 'Year Sold', ...labels } as const;
