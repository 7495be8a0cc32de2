import { budgetShape } from '@groundwork/domain-budgets';
import { fill, shared } from '@groundwork/domain-messages';
import { shapeOf } from '@groundwork/domain-records';
import { each, ifPresent, isValid, under, validate } from '@groundwork/domain-validation';
import type { FieldErrors, Shape } from '@groundwork/domain-validation';
import { incompleteSteps } from './completeness.js';
import { saveApplicationRecord } from './application.record.js';
import { legalErrors } from './legal.js';
import { selectionErrors } from './loan-selection.js';
import { situationOf } from './property-questions.js';
import { requirementsOf } from './requirements.js';
import { addressShapeOf, portfolioErrors, propertyRuleErrors } from './property.js';
import { applicationBrokerErrors, isTermSheetFresh } from './term-sheet.js';
import type { ApplicationFacts } from './types.js';

const draftShape = shapeOf(saveApplicationRecord);
/** A property without a budget is as good as one with an empty one. */
const budgetsShape: Shape = { properties: each({ budget: ifPresent(budgetShape) }) };

/** What keeps a draft from being saved, by path: formats, enumerations, lengths and sizes of lists; nothing is required yet. */
export function draftErrors(application: unknown): FieldErrors {
  const errors = validate(draftShape, application);
  // Entries of a list that is too long are not read.
  if (!isValid(errors)) return { ...(errors['properties'] ? {} : validate(budgetsShape, application)), ...errors };
  return { ...validate(budgetsShape, application), ...selectionErrors(application as ApplicationFacts) };
}

/** When a submit happens and what else counts. */
export interface SubmitContext {
  readonly now: Date;
  /** Today at UTC-4, YYYY-MM-DD. */
  readonly today: string;
}

/**
 * What keeps an application from its final submit, by path: the draft's errors, addresses, a portfolio in two places,
 * the acquisition window, occupation, explanations, the broker, a term sheet that is not fresh, every field that a visible
 * step lacks, and every visible step that is not complete (under 'steps.<key>').
 */
export function submitErrors(application: ApplicationFacts, { now, today }: SubmitContext): FieldErrors {
  const errors: FieldErrors = {
    ...draftErrors(application),
    ...portfolioErrors(application.properties, application.loanType),
    ...applicationBrokerErrors(application),
  };
  (application.properties ?? []).forEach((property, index) => {
    const situation = situationOf(application, property, { index, of: application.properties?.length ?? 1 });
    const own = {
      ...validate(addressShapeOf(situation), property),
      ...propertyRuleErrors(property, application.loanType, today),
    };
    Object.assign(errors, under(`properties.${index}`, own));
  });
  if (application.displayFinancialLit)
    Object.assign(errors, under('legalInformation', legalErrors(application.legalInformation)));
  const agreement = agreementError(application, now);
  if (agreement) errors['termSheetAgreementTime'] = agreement;
  for (const step of incompleteSteps(application)) {
    const missing = requirementsOf(application, step).filter(({ isMet }) => !isMet);
    for (const { path } of missing) errors[path] ??= shared.requiredField;
    errors[`steps.${step}`] ??= missing.length > 0 ? shared.requiredField : shared.sectionRejected;
  }
  return errors;
}

/** Why the agreement to the term sheet does not count: what it shows has changed, it is a day old, or there is none. */
function agreementError({ termSheetAgreementTime, termSheetChanges }: ApplicationFacts, now: Date): string | undefined {
  if (termSheetChanges?.length) return fill(shared.termSheetChanged, { figures: termSheetChanges.join(', ') });
  if (isTermSheetFresh(termSheetAgreementTime, now)) return undefined;
  return termSheetAgreementTime ? shared.termSheetStale : shared.acceptTermSheetFirst;
}

/** A copy without empty texts and nulls: what a final submit sends (specification 5). Lists keep their places. */
export function withoutEmptyFields<T extends object>(record: T): Partial<T> {
  const entries = Object.entries(record).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return Object.fromEntries(entries) as Partial<T>;
}
