import { fill, shared } from '@groundwork/domain-messages';
import { isCents } from '@groundwork/domain-money';
import { shapeOf } from '@groundwork/domain-records';
import { amount, isBlank, line, validate } from '@groundwork/domain-validation';
import type { Complaint, FieldErrors, Rule, Shape } from '@groundwork/domain-validation';
import { budgetRecord } from './budget.record.js';
import type { Allocation } from './budget.record.js';
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
  const own = name === CUSTOM_SOURCE ? customName : name;
  return !isBlank(own) && line(own) === undefined;
}

/** Percentages of a project's budget by property: each from 0 to 100, and at most 100 in all. */
export function allocationComplaint(percents: readonly unknown[]): Complaint {
  for (const percent of percents) {
    if (isBlank(percent)) return shared.number;
    if (typeof percent !== 'number' || percent < 0) return shared.percentAtMost100;
  }
  return parts(percents) > WHOLE ? shared.percentAtMost100 : undefined;
}

/** 100 % in parts of a percentage with four digits after the point. */
const WHOLE = 1_000_000;
const parts = (percents: readonly unknown[]): number =>
  percents.reduce<number>((total, percent) => total + Math.round(Number(percent) * 10_000), 0);

/**
 * What is wrong with shares of a budget that is divided, by path ('shares.1.percent', 'shares'): each from 0 to 100, every unit or
 * property once, and 100 % together.
 */
export function allocationErrors({ shares }: Pick<Allocation, 'shares'>): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  shares.forEach(({ id, percent }, index) => {
    const complaint = allocationComplaint([percent]);
    if (complaint !== undefined) errors[`shares.${index}.percent`] = complaint;
    if (seen.has(id)) errors[`shares.${index}.id`] = shared.choice;
    seen.add(id);
  });
  if (Object.keys(errors).length > 0) return errors;
  const sum = parts(shares.map(({ percent }) => percent));
  return sum === WHOLE ? {} : { shares: fill(shared.percentsNotWhole, { percent: sum / 10_000 }) };
}
