import { displaysFinancialLiteracy, portfolioErrors, selectionErrors } from '@groundwork/domain-applications';
import type { ApplicationStatus, SaveApplication } from '@groundwork/domain-applications';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { FieldErrors } from '@groundwork/domain-validation';
import { applySave, unknownProperties } from './apply-save.js';
import type { Writer } from './apply-save.js';
import type { ApplicationRecord } from './application-record.js';
import { tickedConditions } from './loan-decision.js';
import { unknownRecords } from './named-records.js';
import type { KnownRecords, NamingActor } from './named-records.js';

/** What keeps a body from being taken over, whatever it is saved for. */
export const saveErrors = (
  before: ApplicationRecord,
  body: SaveApplication,
  known: KnownRecords,
  by: NamingActor,
): FieldErrors => ({
  ...selectionErrors(body),
  ...unknownProperties(before.properties, body),
  ...unknownRecords(before, body, known, by),
});

/** The saved budgets that a body's properties are said to have been begun from, by field. */
export const selectedBudgets = ({ properties }: SaveApplication): Record<string, string | null | undefined> =>
  Object.fromEntries(
    (properties ?? []).map(({ selectedBudget }, index) => [`properties.${index}.selectedBudget`, selectedBudget]),
  );

/** A portfolio that shares its place is not moved apart by the save of its properties. */
export const placeErrors = ({ properties }: SaveApplication, changed: ApplicationRecord): FieldErrors =>
  properties ? portfolioErrors(changed.properties, changed.loanType) : {};

function writerOf(status: ApplicationStatus, byAdministrator: boolean): Writer {
  if (!byAdministrator) return 'borrower';
  return status === 'in_progress' ? 'dealEntry' : 'reviewer';
}

/** Who saves, when, and where ids come from. */
interface Saving {
  readonly byAdministrator: boolean;
  readonly userId: string | undefined;
  readonly clock: Clock;
  readonly newId: () => string;
}

/** The application with what the body says, who ticked its conditions, and whether financial literacy is asked for. */
export function changedBySave(
  before: ApplicationRecord,
  body: SaveApplication,
  { byAdministrator, userId, clock, newId }: Saving,
): ApplicationRecord {
  const changed = applySave(before, body, writerOf(before.status, byAdministrator), newId);
  const by = { userId: userId ?? null, now: clock.now().toISOString() };
  const { approvalConditions } = changed.details;
  const ticked = approvalConditions && tickedConditions(before.details.approvalConditions, approvalConditions, by);
  const displayFinancialLit = displaysFinancialLiteracy(changed.details, today(clock));
  return {
    ...changed,
    details: { ...changed.details, displayFinancialLit, ...(ticked ? { approvalConditions: ticked } : {}) },
  };
}
