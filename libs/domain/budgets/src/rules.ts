import { shared } from '@groundwork/domain-messages';
import { isCents } from '@groundwork/domain-money';
import { shapeOf } from '@groundwork/domain-records';
import { amount, isBlank, line, validate } from '@groundwork/domain-validation';
import type { Complaint, FieldErrors, Rule, Shape } from '@groundwork/domain-validation';
import { budgetRecord } from './budget.record.js';
import { CUSTOM_SOURCE } from './enumerations.js';

/** The name of a budget that others may take over is longer than this (specification 5). */
export const BUDGET_NAME_LONGER_THAN = 5;

/** The shape of a budget: rules by field, for a form and for the service alike. */
export const budgetShape: Shape = shapeOf(budgetRecord);

/** What is wrong with a budget, by path ('sections.0.additionalItems.2.budgetAmount'). */
export function budgetErrors(entered: unknown): FieldErrors {
  return validate(budgetShape, entered);
}

/** The name under which a budget is kept for later projects: longer than 5 characters. */
export const priorBudgetName: Rule = (value) =>
  typeof value === 'string' && value.trim().length > BUDGET_NAME_LONGER_THAN ? line(value) : shared.budgetNameTooShort;

/** A funding source as it is being added. `total` in whole cents. */
export interface FundingSourceDraft {
  readonly name?: string | null;
  readonly customName?: string | null;
  readonly total?: number | null;
}

/** Whether 'Add Funding Source' works: an amount above 0 and a name, the custom one for Custom (specification 5). */
export function canAddFundingSource({ name, customName, total }: FundingSourceDraft): boolean {
  if (!isCents(total) || total <= 0 || amount(total) !== undefined) return false;
  return !isBlank(name === CUSTOM_SOURCE ? customName : name);
}

/** Percentages of a project's budget by property: each from 0 to 100, and at most 100 in all. */
export function allocationComplaint(percents: readonly unknown[]): Complaint {
  for (const percent of percents) {
    if (isBlank(percent)) return shared.number;
    if (typeof percent !== 'number' || percent < 0 || percent > 100) return shared.percentAtMost100;
  }
  const sum = percents.reduce<number>((total, percent) => total + Math.round(Number(percent) * 10_000), 0);
  return sum > 1_000_000 ? shared.percentAtMost100 : undefined;
}
