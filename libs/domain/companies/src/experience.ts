import { fill, shared } from '@groundwork/domain-messages';
import { amount, oneOf, requiredAny, state, validate, when } from '@groundwork/domain-validation';
import type { FieldErrors, Rule } from '@groundwork/domain-validation';
import { experienceStatuses, experienceTypes, valuesOfChoices } from './enumerations.js';
import type { ExperienceKind } from './enumerations.js';
import type { ExperienceFacts } from './experience.record.js';

/** Projects count from this year on (specification 9). */
export const EXPERIENCE_FROM_YEAR = 2012;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** A month YYYY-MM from 2012 up to `currentMonth` (YYYY-MM). */
export function soldMonth(currentMonth: string): Rule {
  return (value) => {
    if (typeof value !== 'string' || !MONTH.test(value)) return shared.soldMonthNeeded;
    if (value > currentMonth) return shared.soldMonthAhead;
    return Number(value.slice(0, 4)) >= EXPERIENCE_FROM_YEAR
      ? undefined
      : fill(shared.soldBefore, { year: String(EXPERIENCE_FROM_YEAR) });
  };
}

/** Whether date and price of the sale are asked for: always of a project, of a rental when it is sold. */
export function isSale(kind: ExperienceKind, experience: Pick<ExperienceFacts, 'residentialStatus'>): boolean {
  return kind === 'construction' || experience.residentialStatus === 'Sold';
}

/** What is wrong with an experience, by field: every field that is shown is required. */
export function experienceErrors(kind: ExperienceKind, experience: ExperienceFacts, currentMonth: string): FieldErrors {
  const sold = isSale(kind, experience);
  return validate(
    {
      dateSold: when(sold, soldMonth(currentMonth)),
      salesPrice: when(sold, amount),
      street: requiredAny,
      city: requiredAny,
      state,
      type: oneOf(valuesOfChoices(experienceTypes[kind])),
      residentialStatus: oneOf(valuesOfChoices(experienceStatuses[kind])),
    },
    experience,
  );
}

/** 2024-05 → 05/2024, as the table has it. */
export function displayMonth(month: string | null | undefined): string {
  return month && MONTH.test(month) ? `${month.slice(5)}/${month.slice(0, 4)}` : '';
}
