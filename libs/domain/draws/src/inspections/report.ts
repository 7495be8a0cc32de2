import { fill, inspectionRules, shared } from '@groundwork/domain-messages';
import { formatPercent } from '@groundwork/domain-money';
import { isCalendarDate } from '@groundwork/domain-time';
import type { CalendarDate } from '@groundwork/domain-time';
import type { FieldErrors } from '@groundwork/domain-validation';
import { MAX_REPORT_PHOTOS } from './inspection.record.js';
import type { InspectedLine, InspectionReport, ScheduledInspection } from './inspection.record.js';

type PercentOf = (budgetItemId: string) => number | null | undefined;

/** Whether a line of a report says less than the last accepted report did: then it needs its reason. */
export const isLower = (line: Pick<InspectedLine, 'percentComplete'>, accepted: number | null | undefined): boolean =>
  typeof line.percentComplete === 'number' && line.percentComplete < (accepted ?? 0);

/**
 * What is wrong with a report, by path, beside the shapes of its fields. `acceptedOf` gives the percent of a line in the last accepted
 * report, null where there is none, undefined for a line that the loan does not have.
 */
export function reportErrors(
  { lines, photos }: Pick<InspectionReport, 'lines' | 'photos'>,
  acceptedOf: PercentOf,
): FieldErrors {
  const errors: FieldErrors = {};
  const taken = [photos, ...lines.map((line) => line.photos)].reduce((sum, some) => sum + (some?.length ?? 0), 0);
  if (taken > MAX_REPORT_PHOTOS) errors['photos'] = fill(shared.tooMany, { max: MAX_REPORT_PHOTOS });
  if (!lines.some((line) => typeof line.percentComplete === 'number')) errors['lines'] = inspectionRules.reportEmpty;
  lines.forEach((line, at) => {
    const accepted = acceptedOf(line.additionalBudgetItemId);
    if (accepted === undefined) errors[`lines.${at}.additionalBudgetItemId`] = shared.choice;
    else if (isLower(line, accepted) && !line.reason?.trim())
      errors[`lines.${at}.reason`] = fill(inspectionRules.lowerPercentNeedsReason, {
        percent: formatPercent(accepted ?? 0),
      });
  });
  return errors;
}

/**
 * What is wrong with when an inspection is and who comes, beside the shapes of its fields: it is today (YYYY-MM-DD at UTC-4) or later, and
 * an inspector is an administrator, or somebody with a name and an email address.
 */
export function scheduleErrors(scheduled: Partial<ScheduledInspection>, today: CalendarDate): FieldErrors {
  const { scheduledFor } = scheduled;
  const isPast = isCalendarDate(scheduledFor) && scheduledFor < today;
  return { ...(isPast ? { scheduledFor: inspectionRules.dayPassed } : {}), ...inspectorErrors(scheduled) };
}

function inspectorErrors(scheduled: Partial<ScheduledInspection>): FieldErrors {
  const { inspectorId, inspectorName, inspectorEmail } = scheduled;
  if (inspectorId) return {};
  if (!inspectorName?.trim()) return { inspectorName: inspectionRules.inspectorNeeded };
  return inspectorEmail?.trim() ? {} : { inspectorEmail: inspectionRules.inspectorNeeded };
}

/** A report as it is sent: what has no photographs leaves them out. */
export const reportToSend = ({ lines, photos, ...report }: InspectionReport) => ({
  ...report,
  lines: lines.map(({ photos: own, ...line }) => ({ ...line, ...(own ? { photos: [...own] } : {}) })),
  photos: [...(photos ?? [])],
});
