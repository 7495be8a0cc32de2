import {
  areConditionsAgreed,
  areSameTerms,
  conditionChanges,
  hasConditionChanges,
  loanTermsErrors,
  termsBoundsOf,
} from '@groundwork/domain-applications';
import type {
  ApplicationCommand,
  ApprovalCondition,
  LoanDecision,
  LoanTerms,
  Maybe,
} from '@groundwork/domain-applications';
import { limitNames } from '@groundwork/domain-capital';
import type { LimitKey } from '@groundwork/domain-capital';
import { fill, shared } from '@groundwork/domain-messages';
import { isBlank, isValid, under } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import type { ApplicationRecord } from './application-record.js';

/** Decisions that agree on a loan and its terms. */
const agreeing: ReadonlySet<ApplicationCommand> = new Set(['approve', 'requireClosing', 'completeClosing']);

/** Decisions that are kept with what was decided upon. */
const recorded: ReadonlySet<ApplicationCommand> = new Set([...agreeing, 'reject']);

export const isRecorded = (command: ApplicationCommand): boolean => recorded.has(command);

/** Whether what is missing keeps the decision from being taken. */
export const needsEverything = (command: ApplicationCommand): boolean => agreeing.has(command);

/** Conditions that are not met yet. */
export const openConditions = (conditions: Maybe<readonly ApprovalCondition[]>): ApprovalCondition[] =>
  (conditions ?? []).filter(({ completed }) => completed !== true);

/** The terms of the loan after a command: a closing keeps those that were agreed on, unless others are decided with it. */
export function termsAfter(
  command: ApplicationCommand,
  before: Pick<ApplicationRecord, 'terms'>,
  decision: Maybe<LoanDecision>,
): LoanTerms | null {
  if (agreeing.has(command)) return decision?.terms ?? (command === 'completeClosing' ? before.terms : null);
  return command === 'reject' || command === 'rejectSection' || command === 'returnToBorrower' ? null : before.terms;
}

/** What a decision is taken in spite of: items that are missing, by name, and limits that the loan exceeds. */
export interface Exceptions {
  readonly missing: readonly string[];
  readonly exceeded: readonly LimitKey[];
}

const limitNamesOf = (limits: readonly LimitKey[]): string => limits.map((limit) => limitNames[limit]).join(', ');

/** Whether other terms are decided than were agreed on. */
const isReagreed = (agreed: LoanTerms | null, terms: LoanTerms): boolean =>
  agreed !== null && !areSameTerms(terms, agreed);

/** What keeps a loan from being agreed on, by field: terms out of bounds; what is missing, or above limits, without a reason to go on. */
export function loanDecisionErrors(
  command: ApplicationCommand,
  application: ApplicationRecord,
  decision: Maybe<LoanDecision>,
  { missing, exceeded }: Exceptions,
): FieldErrors {
  if (!agreeing.has(command)) return {};
  const terms = termsAfter(command, application, decision);
  if (!terms) return { 'decision.terms': shared.termsNeeded };
  const errors = under('decision.terms', loanTermsErrors(terms, termsBoundsOf(application)));
  if (!isValid(errors)) return errors;
  return {
    ...(command === 'completeClosing' && isReagreed(application.terms, terms) && isBlank(decision?.note)
      ? { 'decision.note': shared.changedTermsReason }
      : {}),
    ...(missing.length > 0 && isBlank(decision?.overrideReason)
      ? { 'decision.overrideReason': fill(shared.neededForApproval, { items: missing.join(', ') }) }
      : {}),
    ...(exceeded.length > 0 && isBlank(decision?.limitsReason)
      ? { 'decision.limitsReason': fill(shared.limitsExceeded, { limits: limitNamesOf(exceeded) }) }
      : {}),
  };
}

/** Conditions that were agreed on are not added to, taken away or reworded without a reason. */
export const conditionErrors = (
  before: Pick<ApplicationRecord, 'status' | 'details'>,
  after: Pick<ApplicationRecord, 'details'>,
  reason: Maybe<string>,
): FieldErrors =>
  areConditionsAgreed(before.status) &&
  isBlank(reason) &&
  hasConditionChanges(conditionChanges(before.details.approvalConditions, after.details.approvalConditions))
    ? { conditionsReason: shared.reasonRequired }
    : {};

/** Conditions after a save: who ticked each off and when stays until it is open again. Nothing of that comes from a body. */
export function tickedConditions(
  before: Maybe<readonly ApprovalCondition[]>,
  after: readonly ApprovalCondition[],
  { userId, now }: { readonly userId: string | null; readonly now: string },
): ApprovalCondition[] {
  const known = new Map((before ?? []).map((condition) => [condition.id, condition]));
  return after.map((condition) => {
    if (condition.completed !== true) return { ...condition, completedBy: null, completedAt: null };
    const earlier = known.get(condition.id);
    return earlier?.completed === true
      ? { ...condition, completedBy: earlier.completedBy ?? null, completedAt: earlier.completedAt ?? null }
      : { ...condition, completedBy: userId, completedAt: now };
  });
}

/** The names of conditions that became met, and of those that are open again. */
export function changedConditions(
  before: Maybe<readonly ApprovalCondition[]>,
  after: Maybe<readonly ApprovalCondition[]>,
): { readonly ticked: string[]; readonly reopened: string[] } {
  const wasMet = new Map((before ?? []).map(({ id, completed }) => [id, completed === true]));
  const named = (isMet: boolean): string[] =>
    (after ?? [])
      .filter(({ id, completed }) => (completed === true) === isMet && (wasMet.get(id) ?? false) !== isMet)
      .map(({ name }) => name);
  return { ticked: named(true), reopened: named(false) };
}
